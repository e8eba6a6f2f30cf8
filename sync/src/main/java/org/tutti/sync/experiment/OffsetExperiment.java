package org.tutti.sync.experiment;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The largest offset of any rank right after synchronization and later, and what synchronizing took
 * (hunold2015, figures 8, 9 and 10). All methods grow old side by side.
 */
public final class OffsetExperiment implements Experiment {
  static final String REFRESHED = "JOINT refreshed";

  private static final List<Integer> MOMENTS = List.of(1, 2, 5, 10, 20, 50, 100, 200, 500);

  @Override
  public String name() {
    return "offset";
  }

  @Override
  public double seconds(ExperimentContext bench) {
    return bench.learningSeconds("JOINT") + bench.learningSeconds() + bench.seconds();
  }

  @Override
  public DataTable run(ExperimentContext bench) {
    List<MonitoredSync> watched = new ArrayList<>();
    Map<String, List<Object[]>> rows = new HashMap<>();
    begin(MonitoredSync.refreshed(bench, "JOINT"), watched, rows);
    bench.slowestFirst().forEach(method -> begin(MonitoredSync.once(bench, method), watched, rows));
    for (int second = 1; second <= bench.seconds(); second++) {
      for (MonitoredSync watchedClock : watched) {
        if (watchedClock.isRefreshed() || MOMENTS.contains(second)) {
          watchedClock.idleUntil(second);
          rows.get(watchedClock.label()).add(row(watchedClock));
        }
      }
    }
    watched.forEach(MonitoredSync::close);
    DataTable table =
        new DataTable(
            "Largest offset of global clocks after synchronization, in ns (figures 8, 9)",
            "method",
            "seconds",
            "offset ns",
            "uncertainty ns",
            "duration ms",
            "messages");
    bench
        .methods()
        .forEach(method -> rows.get(ExperimentContext.label(method)).forEach(table::row));
    rows.get(REFRESHED).forEach(table::row);
    return table;
  }

  /** Looks at it right after it was watchedClock, before the next one is. */
  private static void begin(
      MonitoredSync watchedClock, List<MonitoredSync> watched, Map<String, List<Object[]>> rows) {
    watched.add(watchedClock);
    rows.put(watchedClock.label(), new ArrayList<>(List.<Object[]>of(row(watchedClock))));
  }

  private static Object[] row(MonitoredSync watchedClock) {
    double age = watchedClock.age();
    double offset = watchedClock.offset();
    double uncertainty = watchedClock.uncertainty();
    return new Object[] {
      watchedClock.label(), age, offset, uncertainty, watchedClock.millis(), watchedClock.messages()
    };
  }
}
