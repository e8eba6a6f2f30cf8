package org.tutti.cli;

import java.io.PrintWriter;
import java.util.Map;
import java.util.Optional;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.process.AbortMessage;
import org.tutti.mpi.mpj.MpjRank;
import org.tutti.mpi.natives.launcher.LauncherEnvironment;

/** Speaks for all ranks: what every rank has to say is printed by rank 0 alone. */
final class RankZeroOutput {
  /** Long enough for rank 0 to have spoken, and for that to be passed on, on a busy machine too. */
  private static final long COURTESY_MILLIS = 2500;

  private final PrintWriter errors;
  private final boolean speaks;

  /** The voice of the process with these environment variables. */
  RankZeroOutput(PrintWriter errors, Map<String, String> environment) {
    this.errors = errors;
    this.speaks = rank(environment) == 0;
  }

  /** Says, once for all ranks, what all of them know. */
  void say(String text) {
    if (speaks) {
      sayAlone(text);
    }
  }

  /**
   * Says, once for all ranks, why all of them end. The others wait a moment, since some launchers
   * kill all ranks when the first one ends, even before it has spoken.
   */
  void sayLastWords(String text) {
    say(text);
    if (!speaks) {
      giveWay();
    }
  }

  /** Lets the rank that knows more speak first. */
  void giveWay() {
    try {
      Thread.sleep(COURTESY_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Says why this rank ends all others. */
  void sayBeforeAbort(String text) {
    AbortMessage.say(this::sayAlone, text);
  }

  /** Says what this rank alone may know. */
  void sayAlone(String text) {
    errors.println(text);
    errors.flush();
  }

  /** Whether this rank speaks for all. */
  boolean speaks() {
    return speaks;
  }

  /** Where the launcher's variables are a mess, every rank says so. */
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
