package org.tutti.report.export;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigure;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.column.ColumnEntry;
import org.tutti.analysis.column.TableColumn;
import org.tutti.records.json.JsonObject;
import org.tutti.report.encoding.FlatName;
import org.tutti.report.encoding.JsonDocument;
import org.tutti.stats.interval.Estimate;

/**
 * Bencher Metric Format: an object with a member for each benchmark, which has one for each
 * measure. The median is the measure {@code latency}, which Bencher has in nanoseconds; the others
 * bear the names of their columns.
 */
final class BencherJson implements Export {
  private static final String LATENCY = "latency";

  /** Bencher refuses the whole file if a name has more bytes. */
  private static final int MAX_BENCHMARK = 1024;

  private static final int MAX_MEASURE = 64;

  @Override
  public String name() {
    return "bencher";
  }

  @Override
  public String description() {
    return "Bencher Metric Format (BMF)";
  }

  @Override
  public void write(CampaignAnalysis analysis, Writer output) throws IOException {
    JsonObject all = new JsonObject();
    CellLabels labels = new CellLabels(analysis);
    analysis
        .cells()
        .forEach(cell -> all.put(FlatName.of(labels.name(cell), MAX_BENCHMARK), measures(cell)));
    output.write(JsonDocument.of(all));
  }

  private static JsonObject measures(CellFigures cell) {
    JsonObject measures = new JsonObject();
    for (TableColumn<CellFigures> figure : CellFigure.allOf(List.of(cell))) {
      ColumnEntry entry = figure.entry(cell);
      if (entry.number().isPresent()) {
        measures.put(
            figure == CellFigure.MEDIAN ? LATENCY : FlatName.of(figure.column(), MAX_MEASURE),
            metric(entry.number().getAsDouble(), entry.interval()));
      }
    }
    return measures;
  }

  private static JsonObject metric(double value, Optional<Estimate> interval) {
    JsonObject metric = new JsonObject().put("value", value);
    interval.ifPresent(
        found -> metric.put("lower_value", found.low()).put("upper_value", found.high()));
    return metric;
  }
}
