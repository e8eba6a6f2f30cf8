package org.tutti.mpi.host;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;

/** The processors that a thread, or a process as a whole, may run on. */
public final class CpuMask {
  private static final Path THREAD = Path.of("/proc/thread-self/status");
  private static final Path PROCESS = Path.of("/proc/self/status");
  private static final String KEY = "Cpus_allowed_list:";

  private CpuMask() {}

  /** The system's list for the calling thread; where it has none, as many as the JVM finds. */
  public static BitSet ofThisThread() {
    return of(THREAD);
  }

  /**
   * The system's list for the first thread of this process, whatever others are bound to; where it
   * has none, as many as the JVM finds.
   */
  public static BitSet ofThisProcess() {
    return of(PROCESS);
  }

  private static BitSet of(Path status) {
    try {
      for (String line : Files.readAllLines(status)) {
        if (line.startsWith(KEY)) {
          return parse(line.substring(KEY.length()).strip());
        }
      }
    } catch (IOException e) {
      // Not Linux: the JVM knows the number, and without binding all ranks share these.
    }
    BitSet all = new BitSet();
    all.set(0, Runtime.getRuntime().availableProcessors());
    return all;
  }

  /** Reads a list such as {@code 0-3,8,10-11}. */
  public static BitSet parse(String list) {
    BitSet mask = new BitSet();
    for (String range : List.of(list.split(","))) {
      String[] ends = range.split("-", 2);
      int first = Integer.parseInt(ends[0]);
      int last = Integer.parseInt(ends[ends.length - 1]);
      mask.set(first, last + 1);
    }
    return mask;
  }
}
