package org.tutti.mpi.host;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.regex.Pattern;

/** The processors that a thread, or a process as a whole, may run on. */
public final class CpuMask {
  private static final Path THREAD = Path.of("/proc/thread-self/status");
  private static final Path PROCESS = Path.of("/proc/self/status");
  private static final String KEY = "Cpus_allowed_list:";
  private static final Pattern LIST =
      Pattern.compile("\\d{1,6}(-\\d{1,6})?(,\\d{1,6}(-\\d{1,6})?)*");

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
        BitSet allowed = line.startsWith(KEY) ? parse(line.substring(KEY.length())) : new BitSet();
        if (!allowed.isEmpty()) {
          return allowed;
        }
      }
    } catch (IOException e) {
      // Not Linux: the JVM knows the number, and without binding all ranks share these.
    }
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
    String text = list.strip();
    if (LIST.matcher(text).matches()) {
      for (String range : text.split(",", -1)) {
        String[] ends = range.split("-", -1);
        int first = Integer.parseInt(ends[0]);
        mask.set(first, Math.max(first, Integer.parseInt(ends[ends.length - 1])) + 1);
      }
    }
    return mask;
  }
}
