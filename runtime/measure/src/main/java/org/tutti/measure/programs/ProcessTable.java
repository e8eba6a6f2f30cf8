package org.tutti.measure.programs;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The processes of this host that can be seen: the kernel may hide those of other users and other
 * containers.
 *
 * @param processes by pid
 * @param complete whether all of them were read, within the limits
 */
record ProcessTable(Map<Long, RunningProcess> processes, boolean complete) {
  /** Beyond that, processes are not read: naming a program is not worth more. */
  private static final int MOST_PROCESSES = 10_000;

  /** More than so many take, because others may have the processors: this is what is asked. */
  private static final Duration LONGEST = Duration.ofSeconds(2);

  /**
   * @param proc {@code /proc} except in tests
   */
  static ProcessTable read(Path proc) {
    Map<Long, RunningProcess> processes = new HashMap<>();
    long deadline = System.nanoTime() + LONGEST.toNanos();
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(proc, "[0-9]*")) {
      for (Path entry : entries) {
        if (processes.size() >= MOST_PROCESSES || System.nanoTime() > deadline) {
          return new ProcessTable(processes, false);
        }
        RunningProcess.of(text(entry.resolve("stat")))
            .ifPresent(process -> processes.put(process.pid(), process));
      }
    } catch (IOException | DirectoryIteratorException e) {
      return new ProcessTable(processes, false);
    }
    return new ProcessTable(processes, true);
  }

  private static String text(Path file) {
    try {
      return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    } catch (IOException e) {
      return ""; // it has ended
    }
  }

  /** Whether this process, read earlier, has not ended. */
  boolean has(RunningProcess earlier) {
    RunningProcess process = processes.get(earlier.pid());
    return process != null && process.isSame(earlier);
  }

  /** These processes and all that they descend from. */
  Set<Long> withAncestors(Set<Long> pids) {
    Set<Long> found = new HashSet<>();
    for (long pid : pids) {
      RunningProcess process = processes.get(pid);
      found.add(pid);
      while (process != null && found.add(process.parent())) {
        process = processes.get(process.parent());
      }
    }
    return found;
  }
}
