package org.tutti.report.export;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.tutti.analysis.BenchmarkCounter;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigure;
import org.tutti.analysis.CellFigures;
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
    List<String> figures = Stream.of(CellFigure.values()).map(CellFigure::column).toList();
    List<String> counters = BenchmarkCounter.labels(analysis.cells());
    List<String> headings =
        columns.headings(
            figures,
            "kept",
            "outliers",
            "invalid",
            "clock_uncertainty_ns",
            "clock_bound_ns",
            "start_error_median_ns",
            "start_error_high_ns",
            "messages",
            "bytes");
    counters.forEach(label -> headings.add("counter." + label));
    csv.writeRecord(headings);
    for (CellFigures cell : analysis.cells()) {
      for (LaunchFigures launch : cell.launches()) {
        List<String> row = row(cell, launch, columns);
        counters.forEach(label -> row.add(text(launch.counters().values().get(label))));
        csv.writeRecord(row);
      }
    }
    csv.flush();
  }

  private static List<String> row(CellFigures cell, LaunchFigures launch, Columns columns) {
    List<String> row = columns.values(launch.launch(), cell.key(), cell.settings());
    for (CellFigure figure : CellFigure.values()) {
      row.add(text(figure.of(cell, launch)));
    }
    row.add(Long.toString(launch.counts().kept()));
    row.add(Long.toString(launch.counts().outliers()));
    row.add(Long.toString(launch.counts().invalid()));
    row.add(text(launch.global().uncertainty()));
    row.add(text(launch.global().bound()));
    row.add(text(launch.global().startErrorMedian()));
    row.add(text(launch.global().startErrorHigh()));
    Optional<MovedData> moved = cell.settings().moved();
    row.add(moved.map(one -> Double.toString(one.messages())).orElse(""));
    row.add(moved.map(one -> Double.toString(one.bytes())).orElse(""));
    return row;
  }

  private static String text(Double counter) {
    return counter == null ? "" : Double.toString(counter);
  }

  private static String text(OptionalDouble value) {
    return value.isPresent() ? Double.toString(value.getAsDouble()) : "";
  }
}
