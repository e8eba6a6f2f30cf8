package org.tutti.report.export;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.tutti.analysis.BenchmarkCounter;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigure;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.column.FigureUnit;
import org.tutti.analysis.column.TableColumn;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.OwnComparisons;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.report.BenchmarkCounterSection;
import org.tutti.report.Figures;
import org.tutti.report.VerdictText;

/**
 * A table of all cells for human readers: a row for each, with the figures that any of them has, or
 * with the columns that somebody has chosen.
 */
final class SummaryTable {
  /**
   * A column.
   *
   * @param name in the heading, and on the command line
   * @param unit of its values; may be empty
   * @param isWord whether its values are words rather than numbers
   * @param priority as of a {@link TableColumn}
   */
  record SummaryColumn(
      String name, String unit, boolean isWord, int priority, Function<CellFigures, String> text) {
    /** Name and unit on one line. */
    String heading() {
      return name + (unit.isEmpty() ? "" : " [" + unit + "]");
    }
  }

  private final List<CellFigures> cells;
  private final List<SummaryColumn> all = new ArrayList<>();
  private final List<SummaryColumn> columns;

  /** The table with every column that says something of some cell. */
  SummaryTable(CampaignAnalysis analysis) {
    this(analysis, List.of());
  }

  /**
   * The table with these columns, in this order.
   *
   * @param chosen their names; if there are none, every column that says something of some cell,
   *     but for the details
   * @throws org.tutti.diagnostics.TuttiException if there is no such column
   */
  SummaryTable(CampaignAnalysis analysis, List<String> chosen) {
    this.cells = analysis.cells();
    addNames();
    addFigures();
    BenchmarkCounter.labels(cells)
        .forEach(
            label ->
                add(
                    label,
                    "",
                    TableColumn.FIGURE,
                    cell -> BenchmarkCounterSection.text(BenchmarkCounter.of(cell, label))));
    addComparison(OwnComparisons.of(analysis));
    this.columns =
        chosen.isEmpty()
            ? all.stream()
                .filter(column -> column.priority() < TableColumn.REST)
                .filter(this::saysSomething)
                .toList()
            : chosen.stream().map(this::named).toList();
  }

  List<SummaryColumn> columns() {
    return columns;
  }

  /** The texts of a row for each cell. */
  List<List<String>> rows() {
    return cells.stream()
        .map(cell -> columns.stream().map(column -> column.text().apply(cell)).toList())
        .toList();
  }

  private void addNames() {
    all.add(
        new SummaryColumn("operation", "", true, TableColumn.NAME, cell -> cell.key().operation()));
    all.add(new SummaryColumn("benchmark", "", true, TableColumn.NAME, SummaryTable::benchmark));
    all.add(new SummaryColumn("levels", "", true, TableColumn.NAME, SummaryTable::levels));
    add("msize", "B", TableColumn.NAME, cell -> Figures.count(cell.key().msize()));
    add("p", "", TableColumn.NAME, cell -> Figures.count(cell.key().processes()));
  }

  private void addFigures() {
    for (TableColumn<CellFigures> column : CellFigure.in(cells)) {
      FigureUnit unit = column.unit();
      add(
          column.title(),
          Figures.unit(unit),
          column.priority(),
          cell -> Figures.text(unit, column.entry(cell).number()));
      if (cells.stream().anyMatch(cell -> column.entry(cell).interval().isPresent())) {
        add(
            column.intervalTitle(),
            Figures.unit(unit),
            column.priority(),
            cell -> Figures.interval(unit, column.entry(cell).interval()));
      }
    }
  }

  private void addComparison(OwnComparisons own) {
    Map<CellFigures, CellComparison> comparisons = new IdentityHashMap<>();
    own.comparisons().forEach(one -> comparisons.put(one.pair().figuresOfB(), one));
    String base =
        own.base().map(first -> String.join(", ", first.levels().values())).orElse("baseline");
    add(
        "to " + base,
        "",
        TableColumn.FIGURE,
        cell -> comparisons.containsKey(cell) ? VerdictText.against(comparisons.get(cell)) : "");
  }

  private void add(String name, String unit, int priority, Function<CellFigures, String> text) {
    all.add(new SummaryColumn(name, unit, false, priority, text));
  }

  private boolean saysSomething(SummaryColumn column) {
    return cells.isEmpty() || cells.stream().map(column.text()).anyMatch(text -> !text.isEmpty());
  }

  private SummaryColumn named(String name) {
    return all.stream()
        .filter(column -> column.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                CommandLineProblem.OPTION_VALUE_INVALID.error(
                    "There is no column '" + name + "'.",
                    "Columns: "
                        + all.stream().map(SummaryColumn::name).collect(Collectors.joining(", "))
                        + "."));
  }

  private static String benchmark(CellFigures cell) {
    String benchmark = cell.key().benchmark();
    int method = benchmark.lastIndexOf('.');
    return benchmark.substring(benchmark.lastIndexOf('.', method - 1) + 1);
  }

  private static String levels(CellFigures cell) {
    List<String> levels = new ArrayList<>();
    cell.key().parameters().forEach((name, value) -> levels.add(name + "=" + value));
    cell.treatment().beside().forEach((name, value) -> levels.add(name + "=" + value));
    return String.join(", ", levels);
  }
}
