package org.tutti.measure.process;

import java.io.PrintWriter;
import java.util.Map;
import java.util.Optional;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.mpj.MpjRank;
import org.tutti.mpi.natives.launcher.LauncherEnvironment;

/**
 * Prints messages to people once for all ranks: what every rank would print, rank 0 prints alone.
 */
public final class RankZeroOutput {
  /** Enough for rank 0 to print and for the launcher to pass it on, even on a busy machine. */
  private static final long GRACE_MILLIS = 2500;

  private final PrintWriter errors;
  private final boolean isRankZero;

  /** The output of the process with these environment variables. */
  public RankZeroOutput(PrintWriter errors, Map<String, String> environment) {
    this.errors = errors;
    this.isRankZero = rank(environment) == 0;
  }

  /** Prints, once for all ranks, what all of them know. */
  public void print(String text) {
    if (isRankZero) {
      printOnThisRank(text);
    }
  }

  /**
   * Prints, once for all ranks, why all of them end. The others wait a moment, since some launchers
   * kill all ranks when the first one ends, even before rank 0 has printed.
   */
  public void printBeforeExit(String text) {
    print(text);
    if (!isRankZero) {
      waitForRankZero();
    }
  }

  /** Gives rank 0, which knows more, time to print first. */
  public void waitForRankZero() {
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

  /** Prints what only this rank may know. */
  public void printOnThisRank(String text) {
    errors.println(text);
    errors.flush();
  }

  /** Whether this rank prints for all. */
  public boolean isRankZero() {
    return isRankZero;
  }

  /** Where the launcher's variables contradict each other, every rank prints that. */
  private static int rank(Map<String, String> environment) {
    try {
      Optional<MpjRank> mpj = MpjRank.of(environment);
      if (mpj.isPresent()) {
        return mpj.get().rank();
      }
      return LauncherEnvironment.detect(environment).rank();
    } catch (TuttiException e) {
      return 0;
    }
  }
}
