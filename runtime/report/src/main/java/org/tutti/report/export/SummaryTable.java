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
import org.tutti.report.BenchmarkCounterSection;
import org.tutti.report.Figures;
import org.tutti.report.ShortNames;
import org.tutti.report.VerdictText;
import org.tutti.report.encoding.FlatName;

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

  /** What asks for every column, in place of their names. */
  private static final String ALL = "all";

  /** The table with the columns with which a report begins. */
  SummaryTable(CampaignAnalysis analysis) {
    this(analysis, List.of());
  }

  /**
   * The table with these columns, in this order.
   *
   * @param chosen their names; if there are none, the columns with which a report begins, and with
   *     {@link #ALL} every one, as far as they say something of some cell
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
                    "counter." + label,
                    "",
                    TableColumn.FIGURE,
                    cell -> BenchmarkCounterSection.text(BenchmarkCounter.of(cell, label))));
    addComparison(OwnComparisons.of(analysis));
    this.columns =
        chosen.isEmpty() || chosen.equals(List.of(ALL))
            ? all.stream()
                .filter(column -> !chosen.isEmpty() || column.priority() <= TableColumn.WANTED)
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
    ShortNames names =
        new ShortNames(cells.stream().map(cell -> cell.key().benchmark()).distinct().toList());
    all.add(
        new SummaryColumn(
            "benchmark",
            "",
            true,
            TableColumn.NAME,
            cell -> FlatName.of(names.ofBenchmark(cell.key().benchmark()), PrintableText::of)));
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
                    "Columns: all, or any of "
                        + all.stream().map(SummaryColumn::name).collect(Collectors.joining(", "))
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
