package org.tutti.sync.laboratory;

import java.util.List;
import java.util.stream.IntStream;
import org.tutti.sync.SyncPlan;
import org.tutti.sync.Synchroniser;
import org.tutti.sync.clocksync.Synchronization;

/**
 * The largest offset of any rank right after synchronisation and later, and what synchronising took
 * (hunold2015, figures 8, 9 and 10).
 */
public final class OffsetExperiment implements Experiment {
  static final String REFRESHED = "JOINT refreshed";

  @Override
  public String name() {
    return "offset";
  }

  @Override
  public DataTable run(Bench bench) {
    DataTable table =
        new DataTable(
            "Largest offset of global clocks after synchronisation, in ns (figures 8, 9)",
            "method",
            "seconds",
            "offset ns",
            "uncertainty ns",
            "duration ms",
            "messages");
    for (String method : bench.methods()) {
      watch(bench, method, false, table);
    }
    watch(bench, "JOINT", true, table);
    return table;
  }

  private static void watch(Bench bench, String method, boolean refresh, DataTable table) {
    try (Synchroniser synchroniser =
        Synchroniser.open(SyncPlan.of("BARRIER_" + method), bench.world(), bench.clock())) {
      Synchronization synchronization = synchroniser.synchronization();
      double millis = synchronization.seconds() * 1e3;
      long messages = synchronization.messages();
      long begin = bench.clock().now();
      for (int second : moments(bench.seconds(), refresh)) {
        bench.idle(begin, second);
        if (refresh) {
          synchronization.refresh();
          synchronization.settle();
        }
        double offset =
            GlobalOffsets.largest(bench.world(), bench.clock(), synchronization.clock());
        double uncertainty = synchroniser.uncertainty(bench.clock().now());
        String label = refresh ? REFRESHED : Bench.label(method);
        table.row(label, second, offset, uncertainty, millis, messages);
      }
    }
  }

  /**
   * 0, 1, 2, 5, 10, 20, ... as far as clocks are watched; every second where they are refreshed.
   */
  private static List<Integer> moments(int seconds, boolean all) {
    List<Integer> chosen = List.of(0, 1, 2, 5, 10, 20, 50, 100, 200, 500);
    return IntStream.rangeClosed(0, seconds)
        .boxed()
        .filter(second -> all || chosen.contains(second))
        .toList();
  }
}
