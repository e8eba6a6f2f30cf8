package org.tutti.lab.clocks;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.sync.RunTimeKind;
import org.tutti.sync.SyncConfiguration;
import org.tutti.sync.Synchronizer;

/**
 * The run-time of MPI_Scan, 8 KiB, over time, by method (hunold2015, figure 11): every method is
 * synchronized once, and where its clocks drift the run-time seems to change. All methods grow old
 * side by side.
 */
public final class RunTimeExperiment implements Experiment {
  private static final int COUNT = 1024;
  private static final int BINS = 10;

  @Override
  public String name() {
    return "run-time";
  }

  @Override
  public double seconds(ExperimentContext bench) {
    int plans = 1 + methods(bench).size();
    return bench.learningSeconds(methods(bench))
        + bench.seconds()
        + BINS * plans * binSeconds(bench);
  }

  private static List<String> methods(ExperimentContext bench) {
    return bench.methodsOr(ExperimentContext.METHODS);
  }

  /** All bins together may take as long as a cell of another experiment. */
  private static double binSeconds(ExperimentContext bench) {
    return bench.cellSeconds() / BINS;
  }

  @Override
  public int keys() {
    return 2;
  }

  @Override
  public DataTable run(ExperimentContext bench) {
    Communicator world = bench.world();
    MessageBuffer send = world.allocate(Datatype.DOUBLE, COUNT);
    MessageBuffer receive = world.allocate(Datatype.DOUBLE, COUNT);
    Runnable scan = () -> world.scan(send, receive, COUNT, Datatype.DOUBLE, ReduceOp.SUM);
    Map<String, Synchronizer> synchronizers = new LinkedHashMap<>();
    Map<String, List<Object[]>> rows = new LinkedHashMap<>();
    rows.put("BARRIER", new ArrayList<>());
    methods(bench).forEach(method -> rows.put("WINDOW_" + method, new ArrayList<>()));
    bench
        .slowestFirst(methods(bench))
        .forEach(method -> open(bench, "WINDOW_" + method, synchronizers));
    open(bench, "BARRIER", synchronizers);
    long begin = bench.clock().now();
    for (int bin = 0; bin < BINS; bin++) {
      double second = bench.seconds() * (double) bin / BINS;
      bench.idle(begin, second);
      synchronizers.forEach(
          (plan, synchronizer) -> rows.get(plan).add(row(bench, plan, synchronizer, scan, second)));
    }
    synchronizers.values().forEach(Synchronizer::close);
    DataTable table =
        new DataTable(
            "Median run-time of MPI_Scan, 8 KiB, over time (figure 11)",
            "synchronization",
            "seconds",
            "median ns",
            "valid %");
    rows.values().forEach(ofPlan -> ofPlan.forEach(table::row));
    return table;
  }

  private static void open(
      ExperimentContext bench, String plan, Map<String, Synchronizer> synchronizers) {
    synchronizers.put(
        plan, Synchronizer.open(SyncConfiguration.of(plan), bench.world(), bench.clock()));
  }

  private static Object[] row(
      ExperimentContext bench,
      String plan,
      Synchronizer synchronizer,
      Runnable scan,
      double second) {
    int repetitions = Math.max(1, bench.repetitions() / BINS);
    ObservationRecorder observer =
        ObservationRecorder.observe(bench, synchronizer, scan, repetitions, binSeconds(bench));
    long[] times =
        synchronizer.configuration().runTime() == RunTimeKind.GLOBAL
            ? RunTimes.global(bench.world(), observer)
            : RunTimes.local(bench.world(), observer);
    return new Object[] {
      ExperimentContext.label(plan), second, RunTimes.median(times), observer.validPercent()
    };
  }
}
