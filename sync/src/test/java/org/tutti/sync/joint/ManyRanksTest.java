package org.tutti.sync.joint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tutti.mpi.simulated.Network;
import org.tutti.mpi.simulated.Simulated;
import org.tutti.mpi.simulated.Simulation;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clock.VirtualClock;
import org.tutti.sync.clocksync.LearnedClockSync;

/** The joint method where trees would be deep; more ranks are in the benchmarks. */
@Tag("all")
class ManyRanksTest {
  private static final int SIZE = 1_024;
  private static final int BURSTS = 4;
  private static final int EXCHANGES = 4;

  @Test
  void aThousandRanksSynchronizeInLogarithmicallyManyRounds() {
    double[] errors = new double[SIZE];
    int[] rounds = new int[SIZE];
    JointParameters parameters = new JointParameters(BURSTS, EXCHANGES, 0, 2_000_000_000L, 1, 1e-8);
    Simulated.run(
        SIZE,
        Simulation.of(1, Network.QUIET),
        session -> {
          int rank = session.world().rank();
          RankClock clock = new VirtualClock(session);
          LearnedClockSync joint =
              new JointClockSync(parameters, 10, 1).synchronize(session.world(), clock, 0);
          double truth = session.trueNanos();
          long local = Math.round(session.localAt(rank, truth));
          errors[rank] = Math.abs(joint.clock().toGlobal(local) - session.localAt(0, truth));
          rounds[rank] = joint.rounds();
        });
    // Ten bits and all of them; each burst once along each, edges to the root and knots back.
    assertThat(rounds[0]).isEqualTo(11 * (BURSTS + 2));
    assertThat(Arrays.stream(errors).max().orElseThrow()).isLessThan(100);
  }
}
