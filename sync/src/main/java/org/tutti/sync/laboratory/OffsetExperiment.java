package org.tutti.sync.laboratory;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The largest offset of any rank right after synchronisation and later, and what synchronising took
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
  public double seconds(Bench bench) {
    return bench.learningSeconds("JOINT") + bench.learningSeconds() + bench.seconds();
  }

  @Override
  public DataTable run(Bench bench) {
    List<Watched> watched = new ArrayList<>();
    Map<String, List<Object[]>> rows = new HashMap<>();
    begin(Watched.refreshed(bench, "JOINT"), watched, rows);
    bench.slowestFirst().forEach(method -> begin(Watched.once(bench, method), watched, rows));
    for (int second = 1; second <= bench.seconds(); second++) {
      for (Watched synchronised : watched) {
        if (synchronised.isRefreshed() || MOMENTS.contains(second)) {
          synchronised.idleUntil(second);
          rows.get(synchronised.label()).add(row(synchronised));
        }
      }
    }
    watched.forEach(Watched::close);
    DataTable table =
        new DataTable(
            "Largest offset of global clocks after synchronisation, in ns (figures 8, 9)",
            "method",
            "seconds",
            "offset ns",
            "uncertainty ns",
            "duration ms",
            "messages");
    bench.methods().forEach(method -> rows.get(Bench.label(method)).forEach(table::row));
    rows.get(REFRESHED).forEach(table::row);
    return table;
  }

  /** Looks at it right after it was synchronised, before the next one is. */
  private static void begin(
      Watched synchronised, List<Watched> watched, Map<String, List<Object[]>> rows) {
    watched.add(synchronised);
    rows.put(synchronised.label(), new ArrayList<>(List.<Object[]>of(row(synchronised))));
  }

  private static Object[] row(Watched synchronised) {
    double age = synchronised.age();
    double offset = synchronised.offset();
    double uncertainty = synchronised.uncertainty();
    return new Object[] {
      synchronised.label(), age, offset, uncertainty, synchronised.millis(), synchronised.messages()
    };
  }
}
