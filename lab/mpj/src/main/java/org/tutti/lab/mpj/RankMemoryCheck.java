package org.tutti.lab.mpj;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.tutti.mpi.threads.TooManyRanks;

/**
 * Whether this machine has enough memory for the ranks of MPJ Express. Without this check, the
 * kernel would kill some process when memory is exhausted, without an explanation.
 */
final class RankMemoryCheck {
  private static final Path MEMORY = Path.of("/proc/meminfo");
  private static final String AVAILABLE = "MemAvailable:";
  private static final long MEBI = 1L << 20;

  private RankMemoryCheck() {}

  /**
   * Checks that ranks in separate processes fit into memory.
   *
   * @param mebibytes minimum memory of one rank
   * @throws org.tutti.diagnostics.TuttiException if this machine has less available
   */
  static void check(int ranks, int mebibytes) {
    long available = available();
    long wanted = (long) ranks * mebibytes;
    if (wanted > available) {
      throw TooManyRanks.of(
          ranks
              + " ranks of MPJ Express take at least "
              + wanted
              + " MiB of memory, and this machine has "
              + available
              + " MiB available",
          null);
    }
  }

  /**
   * Checks that ranks fit into one JVM: with 16, 32, and 64 ranks, 22, 42, and 82 MiB were in use
   * when measuring began. With a smaller heap, a JVM would spend minutes on garbage collection.
   *
   * @param heap maximum size of this JVM's heap, in bytes
   * @throws org.tutti.diagnostics.TuttiException if it is too small
   */
  static void checkHeap(int ranks, long heap) {
    if (ranks * MEBI > heap) {
      throw TooManyRanks.of(
          ranks
              + " ranks of MPJ Express in one JVM take at least "
              + ranks
              + " MiB of its heap, which has "
              + heap / MEBI
              + " MiB at most; -Xmx sets it",
          null);
    }
  }

  /** The available memory in MiB; unlimited if the system does not report it. */
  private static long available() {
    try {
      List<String> lines = Files.readAllLines(MEMORY);
      return lines.stream()
          .filter(line -> line.startsWith(AVAILABLE))
          .map(line -> line.replaceAll("\\D", ""))
          .mapToLong(kibibytes -> Long.parseLong(kibibytes) * 1024 / MEBI)
          .findFirst()
          .orElse(Long.MAX_VALUE);
    } catch (IOException e) {
      return Long.MAX_VALUE;
    }
  }
}
