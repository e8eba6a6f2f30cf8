package org.tutti.bench.phasesoverranks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.tutti.annotations.RankSummary;
import org.tutti.lab.clocks.ExperimentContext;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.mpi.simulated.Network;
import org.tutti.mpi.simulated.Simulated;
import org.tutti.mpi.simulated.SimulatedSession;
import org.tutti.mpi.simulated.Simulation;
import org.tutti.rank.observation.ObservationLog;
import org.tutti.rank.observation.ObservationReduction;
import org.tutti.records.settings.RootChoice;
import org.tutti.sync.RunTimeKind;
import org.tutti.sync.SyncConfiguration;
import org.tutti.sync.Synchronizer;
import org.tutti.sync.clock.VirtualClock;
import org.tutti.sync.process.RunValidity;

/**
 * The virtual time that each phase of a launch takes, as CSV. Arguments: the least number of ranks
 * and the largest, which are doubled in between.
 */
public final class PhasesOverRanks {
  private static final int REPETITIONS = 20;
  private static final int OBSERVATIONS = 1_000;
  private static final double NANOS_PER_MILLI = 1e6;

  /** About as long as what a rank says about its host and its processors. */
  private static final String PLACEMENT = "host-0001\t1234567\t0-127";

  private final int size;
  private final List<String> names = new ArrayList<>();
  private final List<double[]> nanos = new ArrayList<>();

  private PhasesOverRanks(int size) {
    this.size = size;
  }

  public static void main(String[] arguments) {
    System.out.println("ranks,phase,milliseconds");
    int most = Integer.parseInt(arguments[1]);
    for (int size = Integer.parseInt(arguments[0]); size <= most; size *= 2) {
      PhasesOverRanks phases = new PhasesOverRanks(size);
      Simulated.run(size, Simulation.of(1, Network.NOISY), phases::run);
      phases.print();
    }
  }

  private void run(SimulatedSession session) {
    Communicator world = session.world();
    CollectiveExchange ranks = new CollectiveExchange(world);
    for (String method : ExperimentContext.METHODS) {
      phase(
          "synchronization by " + method.replace(',', ' '),
          session,
          1,
          () ->
              Synchronizer.open(
                      SyncConfiguration.of("BARRIER_" + method),
                      world,
                      new VirtualClock(session),
                      10)
                  .close());
    }
    MessageBuffer send = world.allocate(Datatype.LONG, 1);
    MessageBuffer receive = world.allocate(Datatype.LONG, 1);
    phase("a barrier", session, REPETITIONS, world::barrier);
    phase(
        "an allreduce of 8 B",
        session,
        REPETITIONS,
        () -> world.allreduce(send, receive, 1, Datatype.LONG, ReduceOp.SUM));
    phase("the start of a run of windows", session, REPETITIONS, () -> ranks.fromRoot(1));
    phase("a text from each rank", session, REPETITIONS, () -> ranks.gather(PLACEMENT));
    ObservationLog log = new ObservationLog(OBSERVATIONS);
    long[] times = new long[OBSERVATIONS];
    log.append(times, times, RunValidity.clean(OBSERVATIONS));
    ObservationReduction reduction = new ObservationReduction(world);
    phase(
        "the reduction of " + OBSERVATIONS + " observations",
        session,
        1,
        () ->
            reduction.reduce(
                log, RunTimeKind.LOCAL, RankSummary.MAX, RootChoice.FIRST, time -> time, 0));
  }

  /** What lies between two barriers, and then, the barriers. */
  private void phase(String name, SimulatedSession session, int repetitions, Runnable work) {
    int rank = session.world().rank();
    if (rank == 0) {
      names.add(name);
      nanos.add(new double[size]);
    }
    session.world().barrier();
    int phase = names.size() - 1;
    double begin = session.trueNanos();
    for (int repetition = 0; repetition < repetitions; repetition++) {
      work.run();
    }
    nanos.get(phase)[rank] = (session.trueNanos() - begin) / repetitions;
    session.world().barrier();
  }

  private void print() {
    for (int phase = 0; phase < names.size(); phase++) {
      System.out.printf(
          Locale.ROOT,
          "%d,%s,%.6f%n",
          size,
          names.get(phase),
          Arrays.stream(nanos.get(phase)).max().orElseThrow() / NANOS_PER_MILLI);
    }
  }
}
