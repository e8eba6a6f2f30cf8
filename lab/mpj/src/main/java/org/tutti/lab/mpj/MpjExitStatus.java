package org.tutti.lab.mpj;

import java.util.Optional;
import org.tutti.diagnostics.ExitCode;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.TuttiException;

/**
 * What exit statuses of processes with ranks of MPJ Express mean, which does not notice a rank that
 * exits early.
 */
final class MpjExitStatus {
  /** The JVM's status if it exits because its memory is exhausted. */
  private static final int NO_MEMORY = 3;

  /**
   * The option by which a JVM exits when its memory is exhausted, even if the error would be
   * caught.
   */
  static final String AT_NO_MEMORY = "-XX:+ExitOnOutOfMemoryError";

  private MpjExitStatus() {}

  /**
   * A message about a process that ended with {@code status}, perhaps without printing a reason.
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
              "Use fewer ranks or smaller messages, or raise -Xmx."));
    }
    if (status != 0 && status <= ExitCode.SIGNAL) {
      return Optional.empty();
    }
    String how = status == 0 ? "status 0" : "signal " + (status - ExitCode.SIGNAL);
    return Optional.of(
        MpiProblem.RANK_ENDED_EARLY.error(
            who
                + " of MPJ Express ended with "
                + how
                + " before its work was done. Earlier cells are in the result file.",
            status == 0
                ? "A benchmark must not call System.exit: throw an exception to end the launch."
                : "Find out what killed it; the kernel sends signal 9 when memory runs out."));
  }
}
