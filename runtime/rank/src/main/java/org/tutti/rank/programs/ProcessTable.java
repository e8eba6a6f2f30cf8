package org.tutti.rank.programs;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
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
  private static final int MAX_PROCESSES = 10_000;

  /** The part of a file that is read: its first fields. */
  private static final int MAX_BYTES = 1024;

  /** More than so many take, because others may have the processors: this is what is asked. */
  private static final Duration LONGEST = Duration.ofSeconds(2);

  /**
   * @param proc {@code /proc} except in tests
   */
  static ProcessTable read(Path proc) {
    Map<Long, RunningProcess> processes = new HashMap<>();
    long deadline = System.nanoTime() + LONGEST.toNanos();
    String[] entries = proc.toFile().list();
    byte[] stat = new byte[MAX_BYTES];
    for (String entry : entries == null ? new String[0] : entries) {
      if (!isNumber(entry)) {
        continue;
      }
      if (processes.size() >= MAX_PROCESSES || System.nanoTime() > deadline) {
        return new ProcessTable(processes, false);
      }
      Optional<RunningProcess> process =
          RunningProcess.of(text(proc + "/" + entry + "/stat", stat));
      if (process.isPresent()) {
        processes.put(process.get().pid(), process.get());
      }
    }
    return new ProcessTable(processes, entries != null);
  }

  private static boolean isNumber(String name) {
    return name.charAt(0) >= '0' && name.charAt(0) <= '9';
  }

  /** Reads by a stream, which takes a fraction of the time of a channel. */
  private static String text(String file, byte[] memory) {
    try (InputStream content = new FileInputStream(file)) {
      int length = content.readNBytes(memory, 0, memory.length);
      return new String(memory, 0, length, StandardCharsets.UTF_8);
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
