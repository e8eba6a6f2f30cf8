package org.tutti.report.export;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.OptionalDouble;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.CellRate;
import org.tutti.analysis.LaunchFigures;
import org.tutti.records.launch.MovedData;
import org.tutti.report.encoding.CsvRows;

/** Tidy CSV with one row per cell and launch: the input of tests over launches. */
final class LaunchCsv implements Export {
  @Override
  public String name() {
    return "csv-launches";
  }

  @Override
  public String description() {
    return "CSV, one row per cell and launch";
  }

  @Override
  public void write(CampaignAnalysis analysis, Writer output) throws IOException {
    Columns columns = new Columns(analysis);
    CsvRows csv = new CsvRows(output);
    csv.writeRecord(
        columns.headings(
            "median_ns",
            "mean_ns",
            "min_ns",
            "max_ns",
            "kept",
            "outliers",
            "invalid",
            "clock_uncertainty_ns",
            "clock_bound_ns",
            "start_error_median_ns",
            "start_error_high_ns",
            "messages",
            "bytes",
            "rate_mb_per_s",
            "messages_per_s"));
    for (CellFigures cell : analysis.cells()) {
      for (LaunchFigures launch : cell.launches()) {
        csv.writeRecord(row(cell, launch, columns));
      }
    }
    csv.flush();
  }

  private static List<String> row(CellFigures cell, LaunchFigures launch, Columns columns) {
    List<String> row = columns.values(launch.launch(), cell.key(), cell.settings());
    row.add(Double.toString(launch.times().median()));
    row.add(Double.toString(launch.times().mean()));
    row.add(Double.toString(launch.times().min()));
    row.add(Double.toString(launch.times().max()));
    row.add(Long.toString(launch.counts().kept()));
    row.add(Long.toString(launch.counts().outliers()));
    row.add(Long.toString(launch.counts().invalid()));
    row.add(text(launch.global().uncertainty()));
    row.add(text(launch.global().bound()));
    row.add(text(launch.global().startErrorMedian()));
    row.add(text(launch.global().startErrorHigh()));
    row.addAll(
        cell.settings()
            .moved()
            .map(moved -> rates(moved, launch.times().mean()))
            .orElse(List.of("", "", "", "")));
    return row;
  }

  /** What one operation moves, and the rates at the mean run-time. */
  private static List<String> rates(MovedData moved, double nanos) {
    return List.of(
        Double.toString(moved.messages()),
        Double.toString(moved.bytes()),
        Double.toString(CellRate.megabytesPerSecond(moved.bytes(), nanos)),
        Double.toString(CellRate.perSecond(moved.messages(), nanos)));
  }

  private static String text(OptionalDouble nanos) {
    return nanos.isPresent() ? Double.toString(nanos.getAsDouble()) : "";
  }
}
