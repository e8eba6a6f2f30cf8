/*
 * Makes system calls on one path fail, as the file FAULTS says at that moment: the number of an
 * error, "open" or "read" or "stat", and the end of the path. An empty file lets all calls succeed.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static int fault(const char *call, const char *path) {
  const char *file = getenv("FAULTS");
  if (file == NULL || path == NULL) return 0;
  int fd = syscall(SYS_openat, AT_FDCWD, file, O_RDONLY | O_CLOEXEC, 0);
  if (fd < 0) return 0;
  char text[4096];
  long length = syscall(SYS_read, fd, text, sizeof text - 1);
  syscall(SYS_close, fd);
  if (length <= 0) return 0;
  text[length] = 0;
  int code = 0;
  char which[16], end[4000];
  if (sscanf(text, "%d %15s %3999s", &code, which, end) != 3 || strcmp(which, call) != 0) return 0;
  size_t all = strlen(path), tail = strlen(end);
  return all >= tail && strcmp(path + all - tail, end) == 0 ? code : 0;
}

static int fault_of(int fd) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  long length = syscall(SYS_readlinkat, AT_FDCWD, link, path, sizeof path - 1);
  if (length <= 0) return 0;
  path[length] = 0;
  return fault("read", path);
}

#define ORIGINAL(name) static __typeof__(&name) original; \
  if (original == NULL) original = (__typeof__(&name)) dlsym(RTLD_NEXT, #name)
#define FAIL(code) do { int error = (code); if (error != 0) { errno = error; return -1; } } while (0)
#define MODE(flags) mode_t mode = 0; \
  if ((flags) & (O_CREAT | O_TMPFILE)) { \
    va_list more; va_start(more, flags); mode = va_arg(more, mode_t); va_end(more); }

int open(const char *path, int flags, ...) {
  ORIGINAL(open); MODE(flags) FAIL(fault("open", path)); return original(path, flags, mode);
}
int open64(const char *path, int flags, ...) {
  ORIGINAL(open64); MODE(flags) FAIL(fault("open", path)); return original(path, flags, mode);
}
int openat(int at, const char *path, int flags, ...) {
  ORIGINAL(openat); MODE(flags) FAIL(fault("open", path)); return original(at, path, flags, mode);
}
int openat64(int at, const char *path, int flags, ...) {
  ORIGINAL(openat64); MODE(flags) FAIL(fault("open", path)); return original(at, path, flags, mode);
}
DIR *opendir(const char *path) {
  ORIGINAL(opendir);
  int error = fault("open", path);
  if (error != 0) { errno = error; return NULL; }
  return original(path);
}
ssize_t read(int fd, void *to, size_t size) {
  ORIGINAL(read); FAIL(fault_of(fd)); return original(fd, to, size);
}
ssize_t pread64(int fd, void *to, size_t size, off64_t from) {
  ORIGINAL(pread64); FAIL(fault_of(fd)); return original(fd, to, size, from);
}
int stat64(const char *path, struct stat64 *to) {
  ORIGINAL(stat64); FAIL(fault("stat", path)); return original(path, to);
}
int __xstat64(int version, const char *path, struct stat64 *to) {
  static int (*original)(int, const char *, struct stat64 *);
  if (original == NULL) original = dlsym(RTLD_NEXT, "__xstat64");
  FAIL(fault("stat", path));
  return original(version, path, to);
}
int statx(int at, const char *restrict path, int flags, unsigned mask, struct statx *restrict to) {
  ORIGINAL(statx); FAIL(fault("stat", path)); return original(at, path, flags, mask, to);
}
