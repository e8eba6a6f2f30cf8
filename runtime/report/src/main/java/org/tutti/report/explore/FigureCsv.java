package org.tutti.report.explore;

import java.io.IOException;
import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;
import org.tutti.report.encoding.CsvRows;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;

/** Tidy CSV with one figure a row: what it is of, then its value, interval, or test. */
final class FigureCsv {
  private static final List<String> COLUMNS =
      List.of(
          "figure",
          "operation",
          "benchmark",
          "msize",
          "processes",
          "parameters",
          "levels",
          "factor",
          "level",
          "launch",
          "at",
          "value",
          "low",
          "high",
          "p_value",
          "corrected_p_value",
          "method",
          "n");

  private final CsvRows csv;

  FigureCsv(Writer output) {
    csv = new CsvRows(output);
    csv.writeRecord(COLUMNS);
  }

  /** Begins a row about a cell, or about a group of cells. */
  FigureRow row(String figure, CellKey key, Treatment treatment) {
    return new FigureRow()
        .with("figure", figure)
        .with("operation", key.operation())
        .with("benchmark", key.benchmark())
        .with("msize", key.msize())
        .with("processes", key.processes())
        .with("parameters", text(key.parameters()))
        .with("levels", text(treatment.levels()));
  }

  void flush() throws IOException {
    csv.flush();
  }

  private static String text(Map<String, String> values) {
    return values.entrySet().stream()
        .map(entry -> entry.getKey() + "=" + entry.getValue())
        .collect(Collectors.joining(";"));
  }

  /** A row that is written by {@link #write}. */
  final class FigureRow {
    private final Map<String, String> values = new LinkedHashMap<>();

    FigureRow with(String column, Object value) {
      if (!COLUMNS.contains(column)) {
        throw new IllegalArgumentException("There is no column " + column);
      }
      values.put(column, value.toString());
      return this;
    }

    FigureRow with(Estimate estimate) {
      return with("value", estimate.value())
          .with("low", estimate.low())
          .with("high", estimate.high())
          .with("method", estimate.method())
          .with("n", estimate.n());
    }

    FigureRow with(TestResult test) {
      return with("value", test.statistic())
          .with("p_value", test.pValue())
          .with("method", test.method())
          .with("n", test.n());
    }

    void write() {
      csv.writeRecord(
          COLUMNS.stream()
              .map(column -> Optional.ofNullable(values.get(column)).orElse(""))
              .toList());
    }
  }
}
