package org.tutti.rank.process;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.natives.launcher.LauncherEnvironment;
import org.tutti.mpi.natives.launcher.RanksOnNode;
import org.tutti.mpi.started.StartedRank;

/**
 * Prints messages once for all ranks: rank 0 prints what every rank would print. What concerns
 * another host alone, such as a library that it lacks, is printed by the first rank there.
 */
public final class RankZeroOutput {
  /**
   * Sufficient for rank 0 to print and for the launcher to forward the output, even on a busy
   * machine.
   */
  public static final long GRACE_MILLIS = 2500;

  private static final Path HOST_NAME = Path.of("/proc/sys/kernel/hostname");

  private final PrintWriter errors;
  private final int rank;
  private final boolean isRankZero;
  private final boolean isFirstOfHost;

  /** The output of the process with these environment variables. */
  public RankZeroOutput(PrintWriter errors, Map<String, String> environment) {
    this.errors = errors;
    this.rank = rank(environment);
    this.isRankZero = rank == 0;
    this.isFirstOfHost = RanksOnNode.isFirst(environment);
  }

  /** Prints a message that concerns all ranks, once. */
  public void print(String text) {
    if (isRankZero) {
      printOnThisRank(text);
    }
  }

  /**
   * Prints the reason why all ranks end, once. The others wait a moment, since some launchers kill
   * all ranks when the first one ends, even before rank 0 has printed. If they are alive after
   * that, rank 0 has not ended, and the first rank of each other host prints its own reason. Those
   * that are still alive another moment later have a reason that neither of these has.
   */
  public void printBeforeExit(String text) {
    print(text);
    if (!isRankZero) {
      waitForRankZero();
      if (isFirstOfHost) {
        printOnThisRank(text + " (On " + host() + ".)");
      } else {
        waitForRankZero();
        printOnThisRank(text + " (On rank " + rank + " of " + host() + ".)");
      }
    }
  }

  /** Gives rank 0, which has more information, time to print first. */
  public static void waitForRankZero() {
    try {
      Thread.sleep(GRACE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Prints why this rank ends all others. */
  public void printBeforeAbort(String text) {
    AbortMessage.print(this::printOnThisRank, text);
  }

  /**
   * Prints a message on this rank, whatever its number. Ranks that are threads share this output:
   * no line of another one comes between those of a message.
   */
  public void printOnThisRank(String text) {
    synchronized (errors) {
      text.lines().forEach(errors::println);
      errors.flush();
    }
  }

  /** The rank of this process. */
  public int rank() {
    return rank;
  }

  /** Whether this rank prints for all. */
  public boolean isRankZero() {
    return isRankZero;
  }

  private static String host() {
    try {
      return "host " + Files.readString(HOST_NAME).strip();
    } catch (IOException e) {
      return "another host than that of rank 0";
    }
  }

  /** If the launcher's variables contradict each other, every rank counts as 0 and prints that. */
  private static int rank(Map<String, String> environment) {
    try {
      Optional<StartedRank> started = StartedRank.of(environment);
      if (started.isPresent()) {
        return started.get().rank();
      }
      return LauncherEnvironment.detect(environment).rank();
    } catch (TuttiException e) {
      return 0;
    }
  }
}
