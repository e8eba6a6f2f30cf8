package org.tutti.rank.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * The environment variables of a process on this host. While the kernel loads the program of a
 * process (execve), {@code /proc/PID/environ} is empty for a moment. A process that is found in
 * that moment is read again until its environment is in place.
 */
final class ProcessVariables {
  /** Loading takes microseconds, or as long as a file server or a crowded host needs. */
  private static final Duration LOAD_TIMEOUT = Duration.ofSeconds(1);

  /** Indexes of the fields vsize and env_end of proc(5) behind the program's name. */
  private static final int VIRTUAL_MEMORY = 20;

  private static final int ENVIRONMENT_END = 48;

  private final Path process;

  /**
   * @param process folder of the process, {@code /proc/PID}
   */
  ProcessVariables(Path process) {
    this.process = process;
  }

  /** Each as {@code name=value}; none if the process has ended or belongs to another user. */
  List<String> all() {
    try {
      long deadline = System.nanoTime() + LOAD_TIMEOUT.toNanos();
      String variables = read();
      while (variables.isEmpty() && isLoading() && System.nanoTime() < deadline) {
        pause();
        variables = read();
      }
      // Once more: it may have been loaded between the reading and the check.
      return List.of((variables.isEmpty() ? read() : variables).split("\0"));
    } catch (IOException e) {
      return List.of();
    }
  }

  private String read() throws IOException {
    return new String(Files.readAllBytes(process.resolve("environ")), StandardCharsets.UTF_8);
  }

  /** Whether it has memory, unlike a thread of the kernel or a zombie, but no environment yet. */
  private boolean isLoading() throws IOException {
    String stat =
        new String(Files.readAllBytes(process.resolve("stat")), StandardCharsets.ISO_8859_1);
    String[] fields = stat.substring(stat.lastIndexOf(')') + 1).strip().split(" ");
    return fields.length > ENVIRONMENT_END
        && !fields[VIRTUAL_MEMORY].equals("0")
        && fields[ENVIRONMENT_END].equals("0");
  }

  private static void pause() {
    try {
      Thread.sleep(1);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
