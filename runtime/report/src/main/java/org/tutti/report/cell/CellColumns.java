package org.tutti.report.cell;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import org.tutti.analysis.BenchmarkCounter;
import org.tutti.analysis.CellFigure;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.ObservationQuantile;
import org.tutti.analysis.column.TableColumn;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.LevelText;
import org.tutti.records.launch.MessageSize;
import org.tutti.report.comparison.VerdictText;
import org.tutti.report.table.FigureColumns;
import org.tutti.report.table.Figures;
import org.tutti.report.table.TextColumn;
import org.tutti.report.table.TextTable;

/** The columns of a table of cells: what tells them apart, then their figures. */
final class CellColumns {
  private static final String NONE = "-";
  private static final int LONGEST_LEVEL = 16;

  /** They are remarked on where there are any. */
  private static final Set<TableColumn<CellFigures>> WRONG =
      Set.of(CellFigure.OUTLIERS, CellFigure.INVALID, CellFigure.DROPPED, CellFigure.CHANGED_SHARE);

  private final List<CellFigures> cells;
  private final ReportDigest digest;
  private final Set<String> told;
  private final List<TextColumn> columns = new ArrayList<>();

  private CellColumns(List<CellFigures> cells, ReportDigest digest, Set<String> told) {
    this.cells = cells;
    this.digest = digest;
    this.told = told;
  }

  /**
   * The columns of a table.
   *
   * @param told parameters that need none, since the table's heading has their value
   */
  static TextTable of(List<CellFigures> cells, ReportDigest digest, Set<String> told) {
    CellColumns all = new CellColumns(cells, digest, told);
    all.addNames();
    all.addFigures();
    all.addCounters();
    return new TextTable(all.columns);
  }

  /** Whether the table has cells of several benchmarks. */
  static boolean variants(List<CellFigures> cells) {
    return cells.stream().map(cell -> cell.key().benchmark()).distinct().count() > 1;
  }

  /** The parameters that have the same value in all cells. */
  static SortedMap<String, String> common(List<CellFigures> cells) {
    SortedMap<String, String> common = new TreeMap<>(cells.get(0).key().parameters());
    cells.forEach(cell -> common.entrySet().retainAll(cell.key().parameters().entrySet()));
    return common;
  }

  /** The columns that tell the cells of a table apart. */
  static List<TextColumn> names(List<CellFigures> cells, ReportDigest digest, Set<String> told) {
    CellColumns all = new CellColumns(cells, digest, told);
    all.addNames();
    return all.columns;
  }

  private void addNames() {
    columns.add(
        TextColumn.right(cells, cell -> MessageSize.text(cell.key().msize()), "size")
            .at(TableColumn.NAME));
    if (digest.variesProcesses()) {
      columns.add(
          TextColumn.right(cells, cell -> "" + cell.key().processes(), "p").at(TableColumn.NAME));
    }
    TreeSet<String> parameters = new TreeSet<>();
    cells.forEach(cell -> parameters.addAll(cell.key().parameters().keySet()));
    parameters.removeAll(told);
    parameters.forEach(name -> addName(name, cell -> LevelText.of(cell.key().parameters(), name)));
    cells
        .get(0)
        .treatment()
        .beside()
        .keySet()
        .forEach(name -> addName(name, cell -> LevelText.of(cell.treatment().levels(), name)));
    if (variants(cells)) {
      addName("variant", CellColumns::variant);
    }
  }

  private void addName(String heading, Function<CellFigures, String> name) {
    columns.add(TextColumn.words(cells, name, heading).at(TableColumn.NAME));
  }

  /** The method of a benchmark, by which it differs from others of its class. */
  static String variant(CellFigures cell) {
    String benchmark = cell.key().benchmark();
    int family = CellKey.family(benchmark).length();
    return family < benchmark.length() ? benchmark.substring(family + 1) : benchmark;
  }

  /**
   * Those of the list that any cell has. The first one is always there, with its interval; the
   * comparison stands before those of wide pages.
   */
  private void addFigures() {
    boolean isMain = true;
    boolean isCompared = false;
    for (TableColumn<CellFigures> column : CellFigure.in(cells)) {
      if (column.priority() > TableColumn.WANTED && !isCompared) {
        addComparison();
        isCompared = true;
      }
      if (isMain) {
        columns.addAll(FigureColumns.of(column, cells, TableColumn.FIGURE));
      } else if (!isNone(column)) {
        columns.add(FigureColumns.valuesOf(column, cells, priority(column)));
        addInterval(column);
      }
      isMain = false;
    }
  }

  /** That of a quantile is beside it if it was asked for, and otherwise a detail. */
  private void addInterval(TableColumn<CellFigures> column) {
    if (cells.stream().anyMatch(cell -> column.entry(cell).interval().isPresent())) {
      columns.add(
          FigureColumns.intervalsOf(
              column,
              cells,
              column instanceof ObservationQuantile ? column.priority() : TableColumn.REST));
    }
  }

  /** Whether it counts what is wrong, of which no cell has any; of others, zero is an answer. */
  private boolean isNone(TableColumn<CellFigures> column) {
    return WRONG.contains(column)
        && cells.stream().allMatch(cell -> column.entry(cell).number().orElse(0) == 0);
  }

  /** Numbers of launches that differ are no detail. */
  private int priority(TableColumn<CellFigures> column) {
    boolean differs =
        column == CellFigure.LAUNCHES
            && cells.stream().map(cell -> cell.launches().size()).distinct().count() > 1;
    return differs ? 1 : column.priority();
  }

  private void addComparison() {
    Map<CellFigures, CellComparison> compared = digest.byCell();
    if (cells.stream().noneMatch(compared::containsKey)) {
      return;
    }
    columns.add(
        TextColumn.words(
            cells,
            cell -> Optional.ofNullable(compared.get(cell)).map(VerdictText::against).orElse(NONE),
            "to " + base()));
    columns.add(
        TextColumn.whole(
                cells,
                cell ->
                    Optional.ofNullable(compared.get(cell))
                        .flatMap(CellComparison::ratio)
                        .map(Figures::ratios)
                        .orElse(NONE),
                "ratio's interval")
            .at(TableColumn.WANTED));
  }

  private String base() {
    return digest
        .base()
        .map(base -> String.join(", ", base.levels().values()))
        .map(levels -> levels.length() <= LONGEST_LEVEL ? levels : "first")
        .orElse("baseline");
  }

  /** The section below the tables has them, too. */
  private void addCounters() {
    for (String label : BenchmarkCounter.labels(cells)) {
      columns.add(
          TextColumn.whole(cells, cell -> Figures.counter(BenchmarkCounter.of(cell, label)), label)
              .at(TableColumn.REST));
    }
  }
}
