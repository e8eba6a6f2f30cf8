package org.tutti.sync.experiment;

import java.util.ArrayList;
import java.util.List;

/**
 * Error against duration: methods with several budgets, the offset some seconds after each, and
 * which of them no other beats in both (hunold2015, figure 10).
 */
public final class ParetoExperiment implements Experiment {
  private static final int LATER_SECONDS = 5;
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

  private record ErrorAndDuration(String method, double millis, double offset) {
    boolean isBeatenBy(ErrorAndDuration other) {
      boolean noWorse = other.millis <= millis && other.offset <= offset;
      return noWorse && (other.millis < millis || other.offset < offset);
    }
  }

  @Override
  public String name() {
    return "pareto";
  }

  @Override
  public double seconds(ExperimentContext bench) {
    return CANDIDATES.stream().mapToDouble(bench::learningSeconds).sum() + later(bench);
  }

  private static int later(ExperimentContext bench) {
    return Math.min(LATER_SECONDS, bench.seconds());
  }

  @Override
  public DataTable run(ExperimentContext bench) {
    int later = later(bench);
    List<MonitoredSync> watched = new ArrayList<>();
    CANDIDATES.forEach(method -> watched.add(MonitoredSync.once(bench, method)));
    List<ErrorAndDuration> points = new ArrayList<>();
    for (MonitoredSync watchedClock : watched) {
      watchedClock.idleUntil(later);
      points.add(
          new ErrorAndDuration(watchedClock.label(), watchedClock.millis(), watchedClock.offset()));
    }
    watched.forEach(MonitoredSync::close);
    DataTable table =
        new DataTable(
            "Offset after " + later + " s against duration (figure 10)",
            "method",
            "duration ms",
            "offset ns",
            "on the front");
    for (ErrorAndDuration point : points) {
      boolean front = points.stream().noneMatch(point::isBeatenBy);
      table.row(point.method(), point.millis(), point.offset(), front ? "yes" : "no");
    }
    return table;
  }
}
