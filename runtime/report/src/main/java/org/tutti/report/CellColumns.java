package org.tutti.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import org.tutti.analysis.BenchmarkCounter;
import org.tutti.analysis.CellFigure;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.CellRate;
import org.tutti.analysis.FigureUnit;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.records.launch.MessageSize;
import org.tutti.stats.interval.Estimate;

/** The columns of a table of cells: what tells them apart, then their figures. */
final class CellColumns {
  private static final String NONE = "-";
  private static final String INTERVAL = "95 % interval";
  private static final int LONGEST_LEVEL = 16;

  private final List<CellFigures> cells;
  private final ReportView view;
  private final Set<String> told;
  private final List<ReportColumn> columns = new ArrayList<>();
  private int priority = ReportColumn.WANTED;

  private CellColumns(List<CellFigures> cells, ReportView view, Set<String> told) {
    this.cells = cells;
    this.view = view;
    this.told = told;
  }

  /**
   * The columns of a table.
   *
   * @param told parameters that need none, since the table's heading has their value
   */
  static List<ReportColumn> of(List<CellFigures> cells, ReportView view, Set<String> told) {
    CellColumns all = new CellColumns(cells, view, told);
    all.addNames();
    if (cells.get(0).settings().moved().isPresent()) {
      all.addRates();
    } else {
      all.addTimes();
    }
    all.addRest();
    return all.columns;
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

  private void addNames() {
    columns.add(
        ReportColumn.right(
            "size", ReportColumn.NAME, cells, cell -> MessageSize.text(cell.key().msize())));
    if (view.variesProcesses()) {
      columns.add(
          ReportColumn.right("p", ReportColumn.NAME, cells, cell -> "" + cell.key().processes()));
    }
    TreeSet<String> parameters = new TreeSet<>();
    cells.forEach(cell -> parameters.addAll(cell.key().parameters().keySet()));
    parameters.removeAll(told);
    parameters.forEach(
        name -> addName(name, cell -> cell.key().parameters().getOrDefault(name, "")));
    cells
        .get(0)
        .treatment()
        .beside()
        .keySet()
        .forEach(name -> addName(name, cell -> cell.treatment().levels().getOrDefault(name, "")));
    if (variants(cells)) {
      addName("variant", CellColumns::variant);
    }
  }

  private void addName(String heading, Function<CellFigures, String> name) {
    columns.add(ReportColumn.words(heading, ReportColumn.NAME, cells, name));
  }

  private static String variant(CellFigures cell) {
    String benchmark = cell.key().benchmark();
    int family = CellKey.family(benchmark).length();
    return family < benchmark.length() ? benchmark.substring(family + 1) : benchmark;
  }

  private void addTimes() {
    ColumnUnit unit = ColumnUnit.ofTimes(values(CellFigure.MEDIAN));
    columns.add(
        ReportColumn.right(
            CellFigure.MEDIAN.title(),
            ReportColumn.FIGURE,
            cells,
            cell -> median(unit, cell.median(), cell.medianInterval())));
    columns.add(
        ReportColumn.left(
            INTERVAL,
            ReportColumn.FIGURE,
            cells,
            cell -> cell.medianInterval().map(unit::interval).orElse(NONE)));
    addTails();
    addComparison();
  }

  private void addRates() {
    List<CellRate> rates = cells.stream().map(cell -> CellRate.of(cell).orElseThrow()).toList();
    ColumnUnit unit = ColumnUnit.ofRates(rates.stream().mapToDouble(CellRate::median).toArray());
    columns.add(
        ReportColumn.right(
            CellFigure.RATE.title(),
            ReportColumn.FIGURE,
            rates,
            rate -> median(unit, rate.median(), rate.medianInterval())));
    columns.add(
        ReportColumn.left(
            INTERVAL,
            ReportColumn.FIGURE,
            rates,
            rate -> rate.medianInterval().map(unit::interval).orElse(NONE)));
    addFigure(CellFigure.MEDIAN);
    addTails();
    addComparison();
    addFigure(CellFigure.MEAN_RATE, unit::text);
    addFigure(CellFigure.MESSAGES, messages -> Figures.rate(messages) + "/s");
  }

  private static String median(ColumnUnit unit, double value, Optional<Estimate> interval) {
    return interval.map(found -> unit.text(value, found)).orElseGet(() -> unit.text(value));
  }

  private void addTails() {
    // The maximum is shown before the quantile is.
    addTail(CellFigure.P99, ReportColumn.WANTED);
    addTail(CellFigure.MAX, 1);
  }

  private void addComparison() {
    Map<CellFigures, CellComparison> compared = view.byCell();
    if (cells.stream().noneMatch(compared::containsKey)) {
      return;
    }
    columns.add(
        ReportColumn.left(
            "to " + base(),
            ReportColumn.FIGURE,
            cells,
            cell ->
                Optional.ofNullable(compared.get(cell)).map(VerdictText::against).orElse(NONE)));
    columns.add(
        ReportColumn.left(
            "ratio's interval",
            next(),
            cells,
            cell ->
                Optional.ofNullable(compared.get(cell))
                    .flatMap(CellComparison::ratio)
                    .map(CellColumns::ratios)
                    .orElse(NONE)));
  }

  private static String ratios(Estimate ratio) {
    return Figures.ratio(ratio.low()) + " .. " + Figures.ratio(ratio.high());
  }

  private String base() {
    return view.base()
        .map(base -> String.join(", ", base.levels().values()))
        .map(levels -> levels.length() <= LONGEST_LEVEL ? levels : "first")
        .orElse("baseline");
  }

  private void addRest() {
    boolean differing = cells.stream().map(cell -> cell.launches().size()).distinct().count() > 1;
    columns.add(
        ReportColumn.right(
            "launches", differing ? 1 : next() + 3, cells, cell -> "" + cell.launches().size()));
    columns.add(
        ReportColumn.right(
            "outliers", next(), cells, cell -> percent(cell.outliers(), CellNotes.valid(cell))));
    addTail(CellFigure.P95, next());
    addFigure(CellFigure.MEAN);
    addFigure(CellFigure.MIN);
    addFigure(CellFigure.ALGORITHM_BANDWIDTH);
    addFigure(CellFigure.BUS_BANDWIDTH);
    columns.add(
        ReportColumn.right(
            "invalid", 1, cells, cell -> cell.invalid() == 0 ? "-" : "" + cell.invalid()));
    for (String label : BenchmarkCounter.labels(cells)) {
      // The section below the tables has them, too.
      columns.add(
          ReportColumn.left(
              label,
              ReportColumn.REST,
              cells,
              cell -> BenchmarkCounterSection.text(BenchmarkCounter.of(cell, label))));
    }
    columns.add(ReportColumn.right("kept", ReportColumn.REST, cells, cell -> "" + cell.kept()));
    addAccuracy("clock 99 %", GlobalTiming::uncertainty);
    addAccuracy("clock most", GlobalTiming::bound);
    addAccuracy("start error", GlobalTiming::startErrorMedian);
    addAccuracy("its p95", GlobalTiming::startErrorHigh);
  }

  private static String percent(long part, long all) {
    return part == 0 ? NONE : String.format(Locale.ROOT, "%.1f %%", 100.0 * part / all);
  }

  private void addFigure(CellFigure figure) {
    boolean isTime = figure.unit() == FigureUnit.NANOS;
    addFigure(
        figure,
        (isTime ? ColumnUnit.ofTimes(values(figure)) : ColumnUnit.ofRates(values(figure)))::text);
  }

  private void addFigure(CellFigure figure, DoubleFunction<String> text) {
    columns.add(ReportColumn.right(figure.title(), next(), cells, cell -> of(cell, figure, text)));
  }

  private void addTail(CellFigure figure, int importance) {
    ColumnUnit unit = ColumnUnit.ofTimes(values(figure));
    columns.add(
        ReportColumn.right(
            figure.title(), importance, cells, cell -> of(cell, figure, unit::roughTime)));
  }

  private static String of(CellFigures cell, CellFigure figure, DoubleFunction<String> text) {
    OptionalDouble value = figure.of(cell);
    return value.isPresent() ? text.apply(value.getAsDouble()) : "";
  }

  private void addAccuracy(String heading, Function<GlobalTiming, OptionalDouble> figure) {
    double[] known =
        cells.stream()
            .map(cell -> figure.apply(cell.global()))
            .filter(OptionalDouble::isPresent)
            .mapToDouble(OptionalDouble::getAsDouble)
            .toArray();
    ColumnUnit unit = ColumnUnit.ofTimes(known);
    columns.add(
        ReportColumn.right(
            heading,
            next(),
            cells,
            cell -> {
              OptionalDouble found = figure.apply(cell.global());
              return found.isPresent() ? unit.text(found.getAsDouble()) : "";
            }));
  }

  private double[] values(CellFigure figure) {
    return cells.stream().map(figure::of).flatMapToDouble(OptionalDouble::stream).toArray();
  }

  private int next() {
    return ++priority;
  }
}
