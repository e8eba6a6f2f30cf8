package org.tutti.sync.laboratory;

import java.util.ArrayList;
import java.util.List;
import org.tutti.sync.SyncPlan;
import org.tutti.sync.Synchroniser;
import org.tutti.sync.clocksync.Synchronization;

/**
 * Error against duration: methods with several budgets, the offset some seconds after each, and
 * which of them no other beats in both (hunold2015, figure 10).
 */
public final class ParetoExperiment implements Experiment {
  private static final int LATER_SECONDS = 5;
  private static final List<String> CANDIDATES =
      List.of(
          "SKAMPI",
          "NETGAUGE",
          "JK:fit-points=30,exchanges=10",
          "JK:fit-points=300,exchanges=10",
          "HCA:fit-points=30,exchanges=10",
          "HCA:fit-points=300,exchanges=10",
          "HCA2:fit-points=300,exchanges=10",
          "HCA3:fit-points=30,exchanges=10",
          "HCA3:fit-points=300,exchanges=10",
          "JOINT:spread=200ms",
          "JOINT:spread=2s");

  private record Point(String method, double millis, double offset) {
    boolean isBeatenBy(Point other) {
      boolean noWorse = other.millis <= millis && other.offset <= offset;
      return noWorse && (other.millis < millis || other.offset < offset);
    }
  }

  @Override
  public String name() {
    return "pareto";
  }

  @Override
  public DataTable run(Bench bench) {
    int later = Math.min(LATER_SECONDS, bench.seconds());
    List<Point> points = new ArrayList<>();
    for (String method : CANDIDATES) {
      try (Synchroniser synchroniser =
          Synchroniser.open(SyncPlan.of("BARRIER_" + method), bench.world(), bench.clock())) {
        Synchronization synchronization = synchroniser.synchronization();
        bench.idle(bench.clock().now(), later);
        double offset =
            GlobalOffsets.largest(bench.world(), bench.clock(), synchronization.clock());
        points.add(new Point(Bench.label(method), synchronization.seconds() * 1e3, offset));
      }
    }
    DataTable table =
        new DataTable(
            "Offset after " + later + " s against duration (figure 10)",
            "method",
            "duration ms",
            "offset ns",
            "on the front");
    for (Point point : points) {
      boolean front = points.stream().noneMatch(point::isBeatenBy);
      table.row(point.method(), point.millis(), point.offset(), front ? "yes" : "no");
    }
    return table;
  }
}
