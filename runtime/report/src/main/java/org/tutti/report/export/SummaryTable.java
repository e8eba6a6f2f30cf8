package org.tutti.report.export;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.tutti.analysis.BenchmarkCounter;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigure;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.FigureUnit;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.OwnComparisons;
import org.tutti.report.BenchmarkCounterSection;
import org.tutti.report.Figures;
import org.tutti.report.VerdictText;

/**
 * A table of all cells for human readers: a row for each, with the figures that any of them has.
 */
final class SummaryTable {
  private static final List<String> NAMES =
      List.of(
          "operation",
          "benchmark",
          "levels",
          "msize [B]",
          "p",
          "launches",
          "kept",
          "outliers",
          "invalid");

  /** How many columns at the beginning are words rather than numbers. */
  static final int WORDS = 3;

  private final CampaignAnalysis analysis;
  private final List<CellFigure> figures;
  private final List<String> counters;
  private final Map<CellFigures, CellComparison> comparisons = new IdentityHashMap<>();
  private final String base;

  SummaryTable(CampaignAnalysis analysis) {
    this.analysis = analysis;
    this.figures = CellFigure.in(analysis.cells());
    this.counters = BenchmarkCounter.labels(analysis.cells());
    OwnComparisons own = OwnComparisons.of(analysis);
    own.comparisons().forEach(one -> comparisons.put(one.pair().figuresOfB(), one));
    this.base =
        own.base().map(first -> String.join(", ", first.levels().values())).orElse("baseline");
  }

  List<String> headings() {
    List<String> headings = new ArrayList<>(NAMES);
    for (CellFigure figure : figures) {
      headings.add(figure.title() + " [" + symbol(figure) + "]");
      if (figure == CellFigure.MEDIAN) {
        headings.add("95 % interval [" + symbol(figure) + "]");
      }
    }
    headings.addAll(counters);
    if (!comparisons.isEmpty()) {
      headings.add("to " + base);
    }
    return headings;
  }

  private static String symbol(CellFigure figure) {
    return figure.unit() == FigureUnit.NANOS ? "us" : figure.unit().symbol();
  }

  List<List<String>> rows() {
    return analysis.cells().stream().map(this::row).toList();
  }

  private List<String> row(CellFigures cell) {
    List<String> levels = new ArrayList<>();
    cell.key().parameters().forEach((name, value) -> levels.add(name + "=" + value));
    cell.treatment().levels().forEach((name, value) -> levels.add(name + "=" + value));
    String benchmark = cell.key().benchmark();
    int method = benchmark.lastIndexOf('.');
    int type = benchmark.lastIndexOf('.', method - 1);
    List<String> row =
        new ArrayList<>(
            List.of(
                cell.key().operation(),
                benchmark.substring(type + 1),
                String.join(", ", levels),
                Figures.count(cell.key().msize()),
                Figures.count(cell.key().processes()),
                Figures.count(cell.launches().size()),
                Figures.count(cell.kept()),
                Figures.count(cell.outliers()),
                Figures.count(cell.invalid())));
    for (CellFigure figure : figures) {
      row.add(text(figure, figure.of(cell)));
      if (figure == CellFigure.MEDIAN) {
        row.add(Figures.interval(cell.medianInterval()));
      }
    }
    for (String counter : counters) {
      row.add(BenchmarkCounterSection.text(BenchmarkCounter.of(cell, counter)));
    }
    if (!comparisons.isEmpty()) {
      CellComparison comparison = comparisons.get(cell);
      row.add(comparison == null ? "" : VerdictText.against(comparison));
    }
    return row;
  }

  private static String text(CellFigure figure, OptionalDouble value) {
    if (figure.unit() == FigureUnit.NANOS) {
      return Figures.micros(value);
    }
    return value.isPresent() ? Figures.rate(value.getAsDouble()) : "";
  }
}
