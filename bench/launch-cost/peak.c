/*
 * Usage: peak FILE PROGRAM ARGUMENT...
 *
 * Runs a program and appends the peak of its resident memory in KiB to a file, as a line that one
 * write appends whole. Ends with the program's status.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  pid_t child = fork();
  if (child < 0) return 2;
  if (child == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    execvp(argv[2], argv + 2);
    perror(argv[2]);
    _exit(2);
  }
  int status;
  struct rusage used;
  if (wait4(child, &status, 0, &used) != child) return 2;
  char line[32];
  int length = snprintf(line, sizeof line, "%ld\n", used.ru_maxrss);
  int file = open(argv[1], O_WRONLY | O_APPEND | O_CREAT, 0644);
  if (file < 0 || write(file, line, length) != length) return 2;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
