package org.tutti.lab.clocks;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The largest offset of any rank right after synchronization and later, and what synchronizing took
 * (hunold2015, figures 8 and 9). All methods grow old side by side.
 */
public final class OffsetExperiment implements Experiment {
  private static final List<Integer> MOMENTS = List.of(1, 2, 5, 10, 20, 50, 100, 200, 500);

  @Override
  public String name() {
    return "offset";
  }

  @Override
  public double seconds(ExperimentContext bench) {
    double refreshed =
        methods(bench).stream()
            .filter(ExperimentContext::refreshes)
            .mapToDouble(bench::learningSeconds)
            .sum();
    return refreshed + bench.learningSeconds(methods(bench)) + bench.seconds();
  }

  @Override
  public int keys() {
    return 2;
  }

  @Override
  public DataTable run(ExperimentContext bench) {
    List<MonitoredSync> watched = new ArrayList<>();
    Map<String, List<Object[]>> rows = new LinkedHashMap<>();
    methods(bench).forEach(method -> rows.put(ExperimentContext.label(method), new ArrayList<>()));
    for (String method : methods(bench)) {
      if (ExperimentContext.refreshes(method)) {
        begin(MonitoredSync.refreshed(bench, method), watched, rows);
      }
    }
    bench
        .slowestFirst(methods(bench))
        .forEach(method -> begin(MonitoredSync.once(bench, method), watched, rows));
    for (int second = 1; second <= bench.seconds(); second++) {
      for (MonitoredSync watchedClock : watched) {
        if (watchedClock.isRefreshed() || MOMENTS.contains(second)) {
          watchedClock.idleUntil(second);
          rows.get(watchedClock.label()).add(row(watchedClock, second));
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
            "+- ns",
            "bound ns",
            "ms",
            "messages");
    rows.values().forEach(ofMethod -> ofMethod.forEach(table::row));
    return table;
  }

  private static List<String> methods(ExperimentContext bench) {
    return bench.methodsOr(ExperimentContext.METHODS);
  }

  /** Looks at it right after it was synchronized, before the next one is. */
  private static void begin(
      MonitoredSync watchedClock, List<MonitoredSync> watched, Map<String, List<Object[]>> rows) {
    watched.add(watchedClock);
    rows.computeIfAbsent(watchedClock.label(), label -> new ArrayList<>())
        .add(row(watchedClock, 0));
  }

  private static Object[] row(MonitoredSync watchedClock, int second) {
    GlobalOffsets.MeasuredOffset offset = watchedClock.offset();
    return new Object[] {
      watchedClock.label(),
      second,
      offset.nanos(),
      offset.error(),
      watchedClock.uncertainty(),
      watchedClock.millis(),
      watchedClock.messages()
    };
  }
}
