package org.tutti.report.export;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.CellRate;
import org.tutti.report.Figures;

/** The row of a cell in a table for human readers. */
final class SummaryRow {
  static final List<String> HEADINGS =
      List.of(
          "operation",
          "benchmark",
          "levels",
          "msize [B]",
          "p",
          "launches",
          "kept",
          "outliers",
          "invalid",
          "median [us]",
          "95 % interval [us]",
          "mean [us]",
          "min [us]",
          "max [us]",
          "rate [MB/s]",
          "messages [1/s]");

  /** How many columns at the beginning are words rather than numbers. */
  static final int WORDS = 3;

  private SummaryRow() {}

  static List<String> of(CellFigures cell) {
    List<String> levels = new ArrayList<>();
    cell.key().parameters().forEach((name, value) -> levels.add(name + "=" + value));
    cell.treatment().levels().forEach((name, value) -> levels.add(name + "=" + value));
    String benchmark = cell.key().benchmark();
    int method = benchmark.lastIndexOf('.');
    int type = benchmark.lastIndexOf('.', method - 1);
    Optional<CellRate> rate = CellRate.of(cell);
    return List.of(
        cell.key().operation(),
        benchmark.substring(type + 1),
        String.join(", ", levels),
        Figures.count(cell.key().msize()),
        Figures.count(cell.key().processes()),
        Figures.count(cell.launches().size()),
        Figures.count(cell.kept()),
        Figures.count(cell.outliers()),
        Figures.count(cell.invalid()),
        Figures.micros(cell.median()),
        Figures.interval(cell.medianInterval()),
        Figures.micros(cell.mean()),
        Figures.micros(cell.min()),
        Figures.micros(cell.max()),
        rate.map(CellRate::median).map(Figures::rate).orElse(""),
        rate.map(CellRate::messages).map(Figures::rate).orElse(""));
  }
}
