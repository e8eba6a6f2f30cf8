package org.tutti.report.export;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.column.RowPlace;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;

/**
 * The columns that identify the cell and the launch of a row. Each parameter and each factor of the
 * plan has a column, so that a row is complete in itself, and all nights have the same columns.
 */
final class Columns {
  private final TreeSet<String> parameters = new TreeSet<>();
  private final TreeSet<String> factors = new TreeSet<>();

  Columns(CampaignAnalysis analysis) {
    for (RowPlace cell : new CellLabels(analysis).planned()) {
      parameters.addAll(cell.key().parameters().keySet());
      factors.addAll(cell.treatment().levels().keySet());
    }
  }

  /** The headings of these columns, then of the additional columns. */
  List<String> headings(String... more) {
    return headings(List.of(more));
  }

  /** The same. */
  List<String> headings(List<String> more) {
    List<String> headings =
        new ArrayList<>(
            List.of(
                "launch",
                "block",
                "place",
                "benchmark",
                "operation",
                "msize",
                "processes",
                "sync",
                "clock",
                "run_time",
                "data"));
    parameters.forEach(name -> headings.add("param." + name));
    factors.forEach(name -> headings.add("factor." + name));
    headings.addAll(more);
    return headings;
  }

  /** How many operations an observation made, and how long one of them took. */
  static List<String> runTime(long nanos, int operations) {
    return List.of(
        Integer.toString(operations),
        operations == 1 ? Long.toString(nanos) : Double.toString(nanos / (double) operations));
  }

  /** The beginning of a row, to which the rest is added. */
  List<String> values(PlannedLaunch launch, CellKey key, CellSettings settings) {
    List<String> values =
        new ArrayList<>(
            List.of(
                Integer.toString(launch.number()),
                Integer.toString(launch.block()),
                Integer.toString(launch.place()),
                key.benchmark(),
                key.operation(),
                Long.toString(key.msize()),
                Integer.toString(key.processes()),
                settings.method().sync().name(),
                settings.method().clock().name(),
                settings.method().runTime().name(),
                settings.method().data().text()));
    parameters.forEach(name -> values.add(key.parameters().getOrDefault(name, "")));
    factors.forEach(name -> values.add(launch.treatment().levels().getOrDefault(name, "")));
    return values;
  }
}
