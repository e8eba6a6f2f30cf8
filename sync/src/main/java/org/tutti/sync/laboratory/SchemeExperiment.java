package org.tutti.sync.laboratory;

import java.util.List;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.sync.SyncPlan;
import org.tutti.sync.Synchroniser;

/**
 * MPI_Allreduce measured behind barriers and at planned times, with local and with global run-times
 * (hunold2015, figure 3).
 */
public final class SchemeExperiment implements Experiment {
  static final List<String> SCHEMES =
      List.of("BARRIER_JOINT", "DISSEMINATION_JOINT", "WINDOW_JOINT", "ROUNDTIME_JOINT");

  private static final int[] COUNTS = {1, 4096};

  @Override
  public String name() {
    return "scheme";
  }

  @Override
  public DataTable run(Bench bench) {
    DataTable table =
        new DataTable(
            "MPI_Allreduce by scheme: median run-time from local and from global times (figure 3)",
            "scheme",
            "bytes",
            "local ns",
            "global ns",
            "valid %",
            "uncertainty ns");
    for (int count : COUNTS) {
      for (String scheme : SCHEMES) {
        measure(bench, scheme, count, table);
      }
    }
    return table;
  }

  private static void measure(Bench bench, String scheme, int count, DataTable table) {
    Communicator world = bench.world();
    MessageBuffer send = world.allocate(Datatype.DOUBLE, count);
    MessageBuffer receive = world.allocate(Datatype.DOUBLE, count);
    Runnable allreduce = () -> world.allreduce(send, receive, count, Datatype.DOUBLE, ReduceOp.SUM);
    try (Synchroniser synchroniser = Synchroniser.open(SyncPlan.of(scheme), world, bench.clock())) {
      Observer.observe(synchroniser, allreduce, bench.repetitions());
      Observer observer = Observer.observe(synchroniser, allreduce, bench.repetitions());
      long[] local = RunTimes.local(world, observer);
      long[] global = RunTimes.global(world, observer);
      boolean none = local.length == 0;
      table.row(
          scheme,
          count * Double.BYTES,
          none ? Double.NaN : RunTimes.median(local, 0, local.length),
          none ? Double.NaN : RunTimes.median(global, 0, global.length),
          observer.validPercent(),
          observer.timing().uncertainty());
    }
  }
}
