package org.tutti.lab.clocks;

import java.util.ArrayList;
import java.util.List;

/**
 * Error against duration: methods with several budgets, the offset some seconds after each, and
 * which of them no other beats in both (hunold2015, figure 10).
 */
public final class ParetoExperiment implements Experiment {
  private static final int LATER_SECONDS = 5;
  private static final int OFFSET = 1;
  private static final List<String> CANDIDATES =
      List.of(
          "JOINT:spread=2s",
          "JOINT:spread=200ms",
          "SKAMPI",
          "NETGAUGE",
          "JK:fit-points=30,exchanges=10",
          "JK:fit-points=300,exchanges=10",
          "HCA:fit-points=30,exchanges=10",
          "HCA:fit-points=300,exchanges=10",
          "HCA2:fit-points=300,exchanges=10",
          "HCA3:fit-points=30,exchanges=10",
          "HCA3:fit-points=300,exchanges=10");

  /** The row with the mean time of a barrier. */
  public static final String BASELINE = "MPI_Barrier";

  private static final String FRONT = "on the front";
  private static final int BARRIERS = 1_000;

  @Override
  public String name() {
    return "pareto";
  }

  @Override
  public double seconds(ExperimentContext bench) {
    return bench.learningSeconds(methods(bench)) + later(bench) + bench.cellSeconds();
  }

  private static List<String> methods(ExperimentContext bench) {
    return bench.methodsOr(CANDIDATES);
  }

  private static int later(ExperimentContext bench) {
    return Math.min(LATER_SECONDS, bench.seconds());
  }

  @Override
  public int keys() {
    return 1;
  }

  @Override
  public DataTable run(ExperimentContext bench) {
    int later = later(bench);
    List<MonitoredSync> watched = new ArrayList<>();
    methods(bench).forEach(method -> watched.add(MonitoredSync.once(bench, method)));
    DataTable table =
        new DataTable(
            "Offset after "
                + later
                + " s against duration, and the mean time of a barrier (figure 10)",
            "method",
            "offset ns",
            "+- ns",
            "duration ms");
    for (MonitoredSync watchedClock : watched) {
      watchedClock.idleUntil(later);
      GlobalOffsets.MeasuredOffset offset = watchedClock.offset();
      table.row(watchedClock.label(), offset.nanos(), offset.error(), watchedClock.millis());
    }
    watched.forEach(MonitoredSync::close);
    table.row(BASELINE, barrierNanos(bench), "", "");
    return withFront(table);
  }

  @Override
  public DataTable overLaunches(List<DataTable> tables) {
    return withFront(Experiment.super.overLaunches(tables));
  }

  /**
   * What a barrier costs, as the paper has it: to start ranks together by a clock whose error is
   * larger is not worth it. The first half only warms up.
   */
  private static double barrierNanos(ExperimentContext bench) {
    long begin = 0;
    for (int call = 0; call < 2 * BARRIERS; call++) {
      if (call == BARRIERS) {
        begin = bench.clock().now();
      }
      bench.world().barrier();
    }
    return (bench.clock().now() - begin) / (double) BARRIERS;
  }

  /** The same table with which methods no other beats in both error and duration. */
  private static DataTable withFront(DataTable table) {
    int duration = table.columns().indexOf("duration ms");
    List<String> columns = new ArrayList<>(table.columns());
    columns.add(FRONT);
    DataTable complete = new DataTable(table.title(), columns.toArray(String[]::new));
    for (List<String> row : table.rows()) {
      List<Object> values = new ArrayList<>(row);
      boolean isMethod = !row.get(0).equals(BASELINE);
      boolean isBeaten =
          isMethod && table.rows().stream().anyMatch(other -> isBeaten(row, other, duration));
      values.add(isMethod ? (isBeaten ? "no" : "yes") : "");
      complete.row(values.toArray());
    }
    return complete;
  }

  private static boolean isBeaten(List<String> row, List<String> other, int duration) {
    if (other.get(0).equals(BASELINE)) {
      return false;
    }
    int longer = compare(row, other, duration);
    int worse = compare(row, other, OFFSET);
    return longer >= 0 && worse >= 0 && longer + worse > 0;
  }

  private static int compare(List<String> row, List<String> other, int column) {
    return Double.compare(
        Double.parseDouble(row.get(column)), Double.parseDouble(other.get(column)));
  }
}
