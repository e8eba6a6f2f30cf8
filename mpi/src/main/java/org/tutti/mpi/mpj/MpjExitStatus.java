package org.tutti.mpi.mpj;

import java.util.Map;
import java.util.Optional;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.TuttiException;

/**
 * How processes with ranks of MPJ Express end. MPJ Express does not mind a rank that leaves, so
 * status 0 proves nothing: a benchmark may have called {@code System.exit}. A rank whose work is
 * done says so with a status of its own.
 */
public final class MpjExitStatus {
  private static final String VARIABLE = "TUTTI_MPJ_PROCESS";
  private static final int DONE = 73;

  /** The JVM's own, when memory is exhausted and it is set to end then. */
  private static final int NO_MEMORY = 3;

  /** From here on a status is a signal. */
  private static final int SIGNALS = 128;

  /** What makes a JVM end when its memory is used up, whoever would have caught the error. */
  public static final String AT_NO_MEMORY = "-XX:+ExitOnOutOfMemoryError";

  private MpjExitStatus() {}

  /** The status for a process with this environment whose command has ended with {@code status}. */
  public static int status(Map<String, String> environment, int status) {
    return status == 0 && isAsked(environment) ? DONE : status;
  }

  /** Whether a process with this environment was started to hold ranks. */
  public static boolean isAsked(Map<String, String> environment) {
    return environment.containsKey(VARIABLE);
  }

  /** Lets a process know that it is to use {@link #status}. */
  static void ask(Map<String, String> environment) {
    environment.put(VARIABLE, "1");
  }

  /** Whether a process with this exit status has done its work. */
  static boolean isDone(int status) {
    return status == DONE;
  }

  /**
   * A message about a process that ended with {@code status} and may have printed no reason.
   *
   * @param who such as {@code Rank 1}
   */
  static Optional<TuttiException> unexplained(String who, int status) {
    if (status == NO_MEMORY) {
      return Optional.of(
          MpiProblem.MEMORY_EXHAUSTED.error(
              who
                  + " of MPJ Express ended with status 3, as a JVM does when it runs out of memory."
                  + " Earlier cells are in the result file.",
              "Ask for fewer ranks or smaller messages, or raise -Xmx."));
    }
    if (status != 0 && status <= SIGNALS) {
      return Optional.empty();
    }
    String how = status == 0 ? "status 0" : "signal " + (status - SIGNALS);
    return Optional.of(
        MpiProblem.RANK_ENDED_EARLY.error(
            who
                + " of MPJ Express ended with "
                + how
                + " before its work was done. Earlier cells are in the result file.",
            status == 0
                ? "A benchmark must not call System.exit: throw an exception to end the launch."
                : "Find out what ended it: when memory is short, the operating system does (signal 9)."));
  }
}
