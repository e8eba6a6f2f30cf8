package org.tutti.bench.clocks;

import java.util.Arrays;
import java.util.Locale;
import org.tutti.mpi.simulated.Network;
import org.tutti.mpi.simulated.Simulated;
import org.tutti.mpi.simulated.Simulation;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clock.VirtualClock;
import org.tutti.sync.clocksync.LearnedClockSync;
import org.tutti.sync.joint.JointClockSync;
import org.tutti.sync.joint.JointParameters;

/**
 * How long many simulated ranks take to synchronize in real time. Arguments: ranks, bursts,
 * exchanges per burst.
 */
public final class ManyRanks {
  private ManyRanks() {}

  public static void main(String[] args) {
    int size = Integer.parseInt(args[0]);
    JointParameters parameters =
        new JointParameters(
            Integer.parseInt(args[1]),
            Integer.parseInt(args[2]),
            0,
            2_000_000_000L,
            1_000_000_000L,
            1e-8);
    double[] errors = new double[size];
    int[] rounds = new int[size];
    long began = System.nanoTime();
    Simulated.run(
        size,
        Simulation.of(1, Network.NOISY),
        session -> {
          int rank = session.world().rank();
          RankClock clock = new VirtualClock(session);
          LearnedClockSync joint =
              new JointClockSync(parameters, 10, 1).synchronize(session.world(), clock, 0);
          session.world().barrier();
          double truth = session.trueNanos();
          long local = Math.round(session.localAt(rank, truth));
          errors[rank] = Math.abs(joint.clock().toGlobal(local) - session.localAt(0, truth));
          rounds[rank] = joint.rounds();
        });
    System.out.printf(
        Locale.ROOT,
        "%d ranks, %d rounds, largest error %.1f ns, %.1f s of real time on Java %s%n",
        size,
        rounds[0],
        Arrays.stream(errors).max().orElseThrow(),
        (System.nanoTime() - began) * 1e-9,
        Runtime.version());
  }
}
