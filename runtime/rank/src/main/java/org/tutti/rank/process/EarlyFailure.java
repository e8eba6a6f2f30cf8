package org.tutti.rank.process;

import java.util.Map;
import org.tutti.mpi.natives.PmiAbort;
import org.tutti.mpi.natives.launcher.RanksOnNode;

/** The end of a rank that has not initialized MPI, while others may wait for it to do so. */
public final class EarlyFailure {
  private EarlyFailure() {}

  /**
   * Ends the other ranks where the launcher does not do so because of an exit status. To be called
   * after this rank has printed why; what the first rank of its host prints, it prints for the
   * others there, which give it time.
   *
   * @param environment variables of this process
   * @param status of its exit
   */
  public static void endOtherRanks(Map<String, String> environment, int status) {
    PmiAbort.of(environment)
        .ifPresent(
            abort -> {
              AbortMessage.awaitForwarding();
              if (!RanksOnNode.isFirst(environment)) {
                RankZeroOutput.waitForRankZero();
              }
              abort.send(status);
            });
  }
}
