package org.tutti.report.export;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.records.json.JsonObject;
import org.tutti.report.encoding.JsonDocument;
import org.tutti.stats.interval.Estimate;

/**
 * One figure of each cell, for tools to which the direction is told once for a whole file, such as
 * {@code customSmallerIsBetter} and {@code customBiggerIsBetter} of github-action-benchmark, which
 * takes every score of JMH for a time. A rate is in both: as the time that it is computed from, and
 * as itself.
 *
 * @param name of the format: the direction
 * @param metric empty for cells that have no such figure
 */
record DirectedJson(
    String name, String description, Function<CellFigures, Optional<JmhMetric>> metric)
    implements Export {
  static DirectedJson times() {
    return new DirectedJson(
        "smaller-is-better",
        "times for tools that compare builds, as JSON",
        cell -> Optional.of(JmhMetric.time()));
  }

  static DirectedJson rates() {
    return new DirectedJson(
        "bigger-is-better",
        "rates for tools that compare builds, as JSON",
        cell -> cell.settings().moved().map(JmhMetric::rate));
  }

  @Override
  public void write(CampaignAnalysis analysis, Writer output) throws IOException {
    List<String> results = new ArrayList<>();
    CellLabels labels = new CellLabels(analysis);
    for (CellFigures cell : analysis.cells()) {
      metric
          .apply(cell)
          .map(known -> JsonDocument.of(result(labels.name(cell), cell, known)).strip())
          .ifPresent(results::add);
    }
    output.write("[" + String.join(",\n", results) + "]\n");
  }

  private static JsonObject result(String name, CellFigures cell, JmhMetric metric) {
    JsonObject json =
        new JsonObject()
            .put("name", name)
            .put("unit", metric.unit().replace("/op", ""))
            .put("value", metric.score(cell.median()));
    cell.medianInterval().ifPresent(interval -> json.put("range", range(interval, metric)));
    return json;
  }

  private static String range(Estimate interval, JmhMetric metric) {
    double one = metric.score(interval.low());
    double other = metric.score(interval.high());
    return String.format(Locale.ROOT, "%.3f to %.3f", Math.min(one, other), Math.max(one, other));
  }
}
