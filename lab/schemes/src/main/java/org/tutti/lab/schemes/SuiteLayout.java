package org.tutti.lab.schemes;

import java.util.List;
import org.tutti.annotations.ProcessingScheme;
import org.tutti.annotations.Suite;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.settings.SettingKey;

/** The columns of a suite's table, with the names that its own program gives them. */
enum SuiteLayout {
  /** {@code osu_allreduce}: Size, Avg Latency(us), Min Latency(us), Max Latency(us). */
  OSU("Size", false, "MB/s", List.of("mean", "min", "max"), List.of("Avg", "Min", "Max")),

  /** {@code IMB-MPI1}: #bytes, #repetitions, t_min[usec], t_max[usec], t_avg[usec], Mbytes/sec. */
  IMB(
      "#bytes",
      true,
      "Mbytes/sec",
      List.of("min", "max", "mean"),
      List.of("t_min", "t_max", "t_avg")),

  /** The figures by their names in the files, that which the suite presents first. */
  OTHER("size", false, "MB/s", List.of(), List.of());

  private final String size;
  private final boolean counts;
  private final String rate;
  private final List<String> figures;
  private final List<String> headings;

  SuiteLayout(
      String size, boolean counts, String rate, List<String> figures, List<String> headings) {
    this.size = size;
    this.counts = counts;
    this.rate = rate;
    this.figures = figures;
    this.headings = headings;
  }

  static SuiteLayout of(ProcessingScheme scheme, CellSettings settings) {
    String suite = settings.further().getOrDefault(SettingKey.SCHEME.name(), "");
    return switch (scheme) {
      case PS3 -> OSU;
      case PS7 -> suite.equals(Suite.PHLOEM.name()) ? OTHER : IMB;
      default -> OTHER;
    };
  }

  String size() {
    return size;
  }

  /** Whether it has a column with the number of calls. */
  boolean counts() {
    return counts;
  }

  String rate() {
    return rate;
  }

  /** Its figures in order; empty for those that there are. */
  List<String> figures() {
    return figures;
  }

  /** The heading of a figure. */
  String heading(String figure) {
    int place = figures.indexOf(figure);
    return place < 0 ? figure : headings.get(place);
  }
}
