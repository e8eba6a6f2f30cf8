package org.tutti.sync.laboratory;

import java.util.ArrayList;
import java.util.List;

/**
 * The largest offset of any rank right after synchronisation and later, and what synchronising took
 * (hunold2015, figures 8, 9 and 10). All methods grow old side by side.
 */
public final class OffsetExperiment implements Experiment {
  static final String REFRESHED = "JOINT refreshed";

  private static final List<Integer> MOMENTS = List.of(0, 1, 2, 5, 10, 20, 50, 100, 200, 500);

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
    List<List<Object[]>> rows = new ArrayList<>();
    watched.add(Watched.refreshed(bench, "JOINT"));
    bench.methods().forEach(method -> watched.add(Watched.once(bench, method)));
    watched.forEach(synchronised -> rows.add(new ArrayList<>()));
    for (int second = 0; second <= bench.seconds(); second++) {
      for (int index = 0; index < watched.size(); index++) {
        Watched synchronised = watched.get(index);
        if (synchronised.isRefreshed() || MOMENTS.contains(second)) {
          synchronised.idleUntil(second);
          rows.get(index).add(row(synchronised));
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
    rows.forEach(ofMethod -> ofMethod.forEach(table::row));
    return table;
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
