package org.tutti.report.export;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.json.JsonObject;
import org.tutti.report.encoding.JsonDocument;

/**
 * The times of all cells for tools to which the direction of a figure is told once for all, such as
 * {@code customSmallerIsBetter} of github-action-benchmark, which takes every score of JMH for a
 * time. A rate is there as the time that it is computed from.
 */
final class SmallerIsBetterJson implements Export {
  private static final double NANOS_PER_MICRO = 1e3;

  @Override
  public String name() {
    return "smaller-is-better";
  }

  @Override
  public String description() {
    return "times for tools that compare builds, as JSON";
  }

  @Override
  public void write(CampaignAnalysis analysis, Writer output) throws IOException {
    List<String> results = new ArrayList<>();
    for (CellFigures cell : analysis.cells()) {
      results.add(JsonDocument.of(result(cell)).strip());
    }
    output.write("[" + String.join(",\n", results) + "]\n");
  }

  private static JsonObject result(CellFigures cell) {
    String levels = cell.treatment().equals(Treatment.ONLY) ? "" : " at " + cell.treatment();
    JsonObject json =
        new JsonObject()
            .put("name", cell.key() + levels)
            .put("unit", "us")
            .put("value", cell.median() / NANOS_PER_MICRO);
    cell.medianInterval()
        .ifPresent(
            interval ->
                json.put(
                    "range",
                    String.format(
                        Locale.ROOT,
                        "%.3f to %.3f",
                        interval.low() / NANOS_PER_MICRO,
                        interval.high() / NANOS_PER_MICRO)));
    return json;
  }
}
