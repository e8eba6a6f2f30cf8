package org.tutti.report.export;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
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
import org.tutti.diagnostics.PrintableText;
import org.tutti.records.launch.LevelText;
import org.tutti.report.comparison.VerdictText;
import org.tutti.report.encoding.FlatName;
import org.tutti.report.table.Figures;
import org.tutti.report.table.ShortNames;
import org.tutti.report.table.TextColumn;
import org.tutti.report.table.TextTable;

/**
 * A table of all cells for human readers: a row for each, with the figures that any of them has, or
 * with the columns that somebody has chosen.
 */
final class SummaryTable {
  private final List<CellFigures> cells;
  private final List<TextColumn> all = new ArrayList<>();

  /** What asks for every column, in place of their names. */
  private static final String ALL = "all";

  private SummaryTable(CampaignAnalysis analysis) {
    this.cells = analysis.cells();
    addNames();
    addFigures();
    BenchmarkCounter.labels(cells)
        .forEach(
            label ->
                add(cell -> Figures.counter(BenchmarkCounter.of(cell, label)), "counter." + label));
    addComparison(OwnComparisons.of(analysis));
  }

  /**
   * The table with these columns, in this order; a heading has a name and perhaps a unit.
   *
   * @param chosen their names; if there are none, the columns with which a report begins, and with
   *     {@link #ALL} every one, as far as they say something of some cell
   * @throws org.tutti.diagnostics.TuttiException if there is no such column
   */
  static TextTable of(CampaignAnalysis analysis, List<String> chosen) {
    SummaryTable table = new SummaryTable(analysis);
    return new TextTable(
        chosen.isEmpty() || chosen.equals(List.of(ALL))
            ? table.all.stream()
                .filter(column -> !chosen.isEmpty() || column.priority() <= TableColumn.WANTED)
                .filter(table::saysSomething)
                .toList()
            : chosen.stream().map(table::named).toList());
  }

  private void addNames() {
    ShortNames names =
        new ShortNames(cells.stream().map(cell -> cell.key().benchmark()).distinct().toList());
    List<TextColumn> words =
        List.of(
            TextColumn.words(cells, cell -> cell.key().operation(), "operation"),
            TextColumn.words(
                cells,
                cell -> FlatName.of(names.ofBenchmark(cell.key().benchmark()), PrintableText::of),
                "benchmark"),
            TextColumn.words(cells, SummaryTable::levels, "levels"));
    words.forEach(column -> all.add(column.at(TableColumn.NAME)));
    add(cell -> Figures.count(cell.key().msize()), "msize", "[B]");
    add(cell -> Figures.count(cell.key().processes()), "p");
  }

  private void addFigures() {
    for (TableColumn<CellFigures> column : CellFigure.in(cells)) {
      FigureUnit unit = column.unit();
      Function<CellFigures, String> value = cell -> Figures.text(unit, column.entry(cell).number());
      all.add(TextColumn.right(cells, value, heading(column.title(), unit)).at(column.priority()));
      if (cells.stream().anyMatch(cell -> column.entry(cell).interval().isPresent())) {
        Function<CellFigures, String> interval =
            cell -> Figures.interval(unit, column.entry(cell).interval());
        all.add(
            TextColumn.right(cells, interval, heading(column.intervalTitle(), unit))
                .at(column.priority()));
      }
    }
  }

  private static String[] heading(String name, FigureUnit unit) {
    String symbol = Figures.unit(unit);
    return symbol.isEmpty() ? new String[] {name} : new String[] {name, "[" + symbol + "]"};
  }

  private void addComparison(OwnComparisons own) {
    Map<CellFigures, CellComparison> comparisons = new IdentityHashMap<>();
    own.comparisons().forEach(one -> comparisons.put(one.pair().figuresOfB(), one));
    String base =
        own.base().map(first -> String.join(", ", first.levels().values())).orElse("baseline");
    add(
        cell -> comparisons.containsKey(cell) ? VerdictText.against(comparisons.get(cell)) : "",
        "to " + base);
  }

  private void add(Function<CellFigures, String> text, String... heading) {
    all.add(TextColumn.right(cells, text, heading));
  }

  private boolean saysSomething(TextColumn column) {
    return cells.isEmpty() || column.cells().stream().anyMatch(text -> !text.isEmpty());
  }

  private TextColumn named(String name) {
    return all.stream()
        .filter(column -> column.headings().get(0).equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                CommandLineProblem.OPTION_VALUE_INVALID.error(
                    "There is no column '" + name + "'.",
                    "Columns: all, or any of "
                        + all.stream()
                            .map(column -> column.headings().get(0))
                            .collect(Collectors.joining(", "))
                        + "."));
  }

  private static String levels(CellFigures cell) {
    Map<String, String> levels = new LinkedHashMap<>();
    cell.key().parameters().forEach((name, value) -> levels.put(name, LevelText.of(value)));
    cell.treatment()
        .beside()
        .forEach(
            (name, value) ->
                levels.put(
                    levels.containsKey(name) ? "factor." + name : name, LevelText.of(value)));
    return FlatName.of(FlatName.pairs(levels, ", "), PrintableText::of);
  }
}
