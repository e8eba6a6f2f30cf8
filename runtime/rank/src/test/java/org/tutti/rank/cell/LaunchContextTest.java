package org.tutti.rank.cell;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.rank.process.RankState;
import org.tutti.rank.process.ThrownTraces;

class LaunchContextTest {
  /**
   * They decide by it whether a warm-up is continued, which is collective: of two ranks that
   * decided by their own JVMs, one would go on to the observations alone.
   */
  @Test
  void ranksWhoseJvmsDifferAgreeOnTheCallsAfterWhichALoopIsCompiled() {
    int[] callsHere = {10_000, 30_000};
    int[] agreed = new int[callsHere.length];

    InProcess.run(
        callsHere.length,
        MpiThreadLevel.FUNNELED,
        session -> {
          int rank = session.world().rank();
          LaunchContext context =
              new LaunchContext(session, RankState.now(), ThrownTraces.NONE, callsHere[rank]);
          agreed[rank] = context.compilingCalls();
          context.free();
        });

    assertThat(agreed).containsOnly(30_000);
  }
}
