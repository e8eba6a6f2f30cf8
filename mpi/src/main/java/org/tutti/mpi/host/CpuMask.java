package org.tutti.mpi.host;

import java.nio.file.Path;
import java.util.BitSet;

/** The processors that a thread, or a process as a whole, may run on. */
public final class CpuMask {
  private static final Path THREAD = Path.of("/proc/thread-self/status");
  private static final Path PROCESS = Path.of("/proc/self/status");
  private static final String KEY = "Cpus_allowed_list";

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
    BitSet allowed = parse(KernelFile.value(status, KEY).orElse(""));
    if (!allowed.isEmpty()) {
      return allowed;
    }
    // Not Linux: the JVM knows the number, and without binding all ranks share these.
    BitSet all = new BitSet();
    all.set(0, Runtime.getRuntime().availableProcessors());
    return all;
  }

  /**
   * The numbers of a list such as {@code 0-3,8,10-11}; empty if the text is none. Of a range that
   * ends before it begins, only the first number counts.
   */
  public static BitSet parse(String list) {
    BitSet mask = new BitSet();
    for (String range : list.strip().split(",", -1)) {
      int dash = range.indexOf('-');
      int first = number(dash < 0 ? range : range.substring(0, dash));
      int last = number(range.substring(dash + 1));
      if (first < 0 || last < 0) {
        return new BitSet();
      }
      mask.set(first, Math.max(first, last) + 1);
    }
    return mask;
  }

  /** A number of at most six digits; -1 if the text is none. */
  private static int number(String text) {
    int number = text.isEmpty() || text.length() > 6 ? -1 : 0;
    for (int at = 0; number >= 0 && at < text.length(); at++) {
      int digit = text.charAt(at) - '0';
      number = digit >= 0 && digit <= 9 ? 10 * number + digit : -1;
    }
    return number;
  }
}
