package org.tutti.sync.laboratory;

import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.sync.SyncPlan;
import org.tutti.sync.Synchroniser;

/** The run-time of MPI_Scan, 8 KiB, over time, by method (hunold2015, figure 11). */
public final class RunTimeExperiment implements Experiment {
  private static final int COUNT = 1024;
  private static final int BINS = 20;

  @Override
  public String name() {
    return "run-time";
  }

  @Override
  public DataTable run(Bench bench) {
    DataTable table =
        new DataTable(
            "Median run-time of MPI_Scan, 8 KiB, by bin of observations (figure 11)",
            "synchronisation",
            "bin",
            "median ns",
            "valid %");
    measure(bench, "BARRIER", table);
    for (String method : bench.methods()) {
      measure(bench, "WINDOW_" + method, table);
    }
    return table;
  }

  private static void measure(Bench bench, String plan, DataTable table) {
    Communicator world = bench.world();
    MessageBuffer send = world.allocate(Datatype.DOUBLE, COUNT);
    MessageBuffer receive = world.allocate(Datatype.DOUBLE, COUNT);
    Runnable scan = () -> world.scan(send, receive, COUNT, Datatype.DOUBLE, ReduceOp.SUM);
    try (Synchroniser synchroniser = Synchroniser.open(SyncPlan.of(plan), world, bench.clock())) {
      Observer observer = Observer.observe(synchroniser, scan, bench.repetitions());
      long[] times =
          plan.equals("BARRIER")
              ? RunTimes.local(world, observer)
              : RunTimes.global(world, observer);
      int width = Math.max(1, times.length / BINS);
      for (int from = 0; from + width <= times.length; from += width) {
        double median = RunTimes.median(times, from, from + width);
        table.row(Bench.label(plan), from / width, median, observer.validPercent());
      }
    }
  }
}
