package org.tutti.analysis;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.tutti.analysis.column.ColumnEntry;
import org.tutti.analysis.column.FigureUnit;
import org.tutti.analysis.column.TableColumn;
import org.tutti.records.launch.ArrivalTimes;
import org.tutti.records.launch.CollectiveVolume;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.records.launch.MachineState;
import org.tutti.records.launch.MovedData;
import org.tutti.stats.interval.Estimate;

/**
 * The figures of a cell, in the order of the tables. Each table and each export takes them from
 * here, so that a name means the same everywhere. The figures of a single launch are those of a
 * cell with that launch only. The first figure that the cells of a table have is its main one: it
 * is always shown, with its interval.
 */
public enum CellFigure implements TableColumn<CellFigures> {
  RATE(
      "rate",
      FigureUnit.MEGABYTES_PER_SECOND,
      TableColumn.FIGURE,
      "bytes that one operation moves, divided by the median",
      ofRates(CellRate::median),
      cell -> CellRate.of(cell).flatMap(CellRate::medianInterval)),
  MEDIAN(
      "median",
      FigureUnit.NANOS,
      TableColumn.WANTED,
      "median over the launches of the medians of the observations kept",
      always(CellFigures::median),
      CellFigures::medianInterval),
  P99(
      "p99",
      FigureUnit.NANOS,
      TableColumn.WANTED,
      ObservationQuantile.P99.definition(),
      cell -> cell.quantile(ObservationQuantile.P99),
      cell -> cell.quantileInterval(ObservationQuantile.P99)),
  NEAR(
      "near",
      FigureUnit.NANOS,
      18,
      "the median of the launches in which the processors were near each other",
      cell -> of(inState(cell, MachineState.NEAR), CellFigures::median),
      cell -> inState(cell, MachineState.NEAR).flatMap(CellFigures::medianInterval)),
  FAR(
      "far",
      FigureUnit.NANOS,
      19,
      "the median of the launches in which processors were far from each other",
      cell -> of(inState(cell, MachineState.FAR), CellFigures::median),
      cell -> inState(cell, MachineState.FAR).flatMap(CellFigures::medianInterval)),
  FAR_SHARE(
      "far in",
      FigureUnit.SHARE,
      20,
      "share of the launches in which processors were far from each other",
      cell -> cell.shareOf(MachineState.FAR)),
  CHANGED_SHARE(
      "changed in",
      FigureUnit.SHARE,
      21,
      "share of the launches in which their distance changed while the cell was measured",
      cell -> cell.shareOf(MachineState.CHANGED)),
  FROM_FIRST(
      "from first",
      FigureUnit.NANOS,
      TableColumn.WANTED,
      "with an arrival pattern: median time from the first arrival to the last exit",
      cell -> cell.ofArrivals(ArrivalTimes::fromFirst)),
  IMBALANCE(
      "imbalance",
      FigureUnit.NANOS,
      TableColumn.WANTED,
      "with an arrival pattern: median time from the first arrival to the last one",
      cell -> cell.ofArrivals(ArrivalTimes::imbalance)),
  LONGEST_WAIT(
      "longest wait",
      FigureUnit.NANOS,
      TableColumn.WANTED,
      "with an arrival pattern: median of the longest wait of a rank, from its arrival to the last"
          + " one, or to its own exit if earlier",
      cell -> cell.ofArrivals(ArrivalTimes::longestWaiting)),
  ARRIVALS_MET(
      "arrivals met",
      FigureUnit.SHARE,
      1,
      "with an arrival pattern: share of the observations that started in time in which every rank"
          + " arrived as planned, within the tolerance of starts and the uncertainty of the clocks",
      cell -> cell.ofArrivals(ArrivalTimes::met)),
  MAX(
      "max",
      FigureUnit.NANOS,
      3,
      "largest valid observation, outliers included",
      always(CellFigures::max)),
  MEAN_RATE(
      "mean rate",
      FigureUnit.MEGABYTES_PER_SECOND,
      5,
      "harmonic mean over the launches of these bytes, divided by the launch's mean",
      ofRates(CellRate::mean)),
  MESSAGES(
      "messages",
      FigureUnit.PER_SECOND,
      6,
      "messages that one operation moves, divided by the median",
      ofRates(CellRate::messages)),
  LAUNCHES("launches", FigureUnit.COUNT, 9, "launches with a valid observation", CellFigure::size),
  OUTLIERS(
      "outliers",
      FigureUnit.SHARE,
      7,
      "share of the valid observations that the filter dropped",
      always(CellFigures::shareOfOutliers)),
  P95(
      "p95",
      FigureUnit.NANOS,
      8,
      ObservationQuantile.P95.definition(),
      cell -> cell.quantile(ObservationQuantile.P95),
      cell -> cell.quantileInterval(ObservationQuantile.P95)),
  MEAN(
      "mean",
      FigureUnit.NANOS,
      10,
      "mean over the launches of the means of the observations kept",
      always(CellFigures::mean)),
  MIN("min", FigureUnit.NANOS, 11, "smallest observation kept", always(CellFigures::min)),
  ALGORITHM_BANDWIDTH(
      "algbw",
      FigureUnit.MEGABYTES_PER_SECOND,
      12,
      "bytes of a collective as nccl-tests counts them, divided by the median",
      cell -> bandwidth(cell, volume -> 1)),
  BUS_BANDWIDTH(
      "busbw",
      FigureUnit.MEGABYTES_PER_SECOND,
      13,
      "algbw times the factor of the collective in nccl-tests",
      cell -> bandwidth(cell, CollectiveVolume::busFactor)),
  INVALID(
      "invalid",
      FigureUnit.COUNT,
      4,
      "observations that must not be used, such as those in which a rank started late",
      always(CellFigures::invalid)),
  CLOCK_ERROR(
      "clock error",
      FigureUnit.NANOS,
      14,
      "bound of the error of the global clock that holds with 99 % probability, in the worst"
          + " launch",
      ofClocks(GlobalTiming::uncertainty)),
  CLOCK_BOUND(
      "clock bound",
      FigureUnit.NANOS,
      15,
      "error of the global clock that is never exceeded, in the worst launch",
      ofClocks(GlobalTiming::bound)),
  START_ERROR(
      "start error",
      FigureUnit.NANOS,
      16,
      "median over the launches of the median lateness of the rank that starts latest",
      ofClocks(GlobalTiming::startErrorMedian)),
  START_ERROR_P95(
      "start p95",
      FigureUnit.NANOS,
      17,
      "how late the worst rank starts in 5 % of observations, in the worst launch",
      ofClocks(GlobalTiming::startErrorHigh)),
  KEPT("kept", FigureUnit.COUNT, TableColumn.REST, "observations kept", always(CellFigures::kept)),
  DROPPED(
      "dropped",
      FigureUnit.COUNT,
      TableColumn.REST,
      "valid observations that the filter dropped as outliers",
      always(CellFigures::outliers)),
  SMALLEST_DROPPED(
      "smallest dropped",
      FigureUnit.NANOS,
      TableColumn.REST,
      "smallest observation that the filter dropped in any launch",
      CellFigures::smallestDropped),
  MOVED_MESSAGES(
      "moved messages",
      FigureUnit.COUNT,
      TableColumn.REST,
      "messages that one operation moves",
      ofMoved(MovedData::messages)),
  MOVED(
      "moved",
      FigureUnit.BYTES,
      TableColumn.REST,
      "bytes that one operation moves",
      ofMoved(MovedData::bytes)),
  CLOCKS(
      "clocks",
      FigureUnit.COUNT,
      TableColumn.REST,
      "number of clocks that were synchronized, the largest of any launch; ranks may share a clock",
      cell -> asDouble(cell.global().clocks()));

  private static final int MIN_LAUNCHES_OF_STATE = 3;

  private final String title;
  private final FigureUnit unit;
  private final int priority;
  private final String definition;
  private final Function<CellFigures, OptionalDouble> function;
  private final Function<CellFigures, Optional<Estimate>> interval;

  CellFigure(
      String title,
      FigureUnit unit,
      int priority,
      String definition,
      Function<CellFigures, OptionalDouble> function) {
    this(title, unit, priority, definition, function, cell -> Optional.empty());
  }

  CellFigure(
      String title,
      FigureUnit unit,
      int priority,
      String definition,
      Function<CellFigures, OptionalDouble> function,
      Function<CellFigures, Optional<Estimate>> interval) {
    this.title = title;
    this.unit = unit;
    this.priority = priority;
    this.definition = definition;
    this.function = function;
    this.interval = interval;
  }

  private static Function<CellFigures, OptionalDouble> always(ToDoubleFunction<CellFigures> one) {
    return cell -> OptionalDouble.of(one.applyAsDouble(cell));
  }

  private static Function<CellFigures, OptionalDouble> ofRates(ToDoubleFunction<CellRate> one) {
    return cell -> of(CellRate.of(cell), one);
  }

  private static Function<CellFigures, OptionalDouble> ofMoved(ToDoubleFunction<MovedData> one) {
    return cell -> of(cell.settings().moved(), one);
  }

  private static Function<CellFigures, OptionalDouble> ofClocks(
      Function<GlobalTiming, OptionalDouble> one) {
    return cell -> one.apply(cell.global());
  }

  private static OptionalDouble bandwidth(
      CellFigures cell, ToDoubleFunction<CollectiveVolume> factor) {
    return of(
        cell.settings().volume(),
        volume ->
            factor.applyAsDouble(volume)
                * CellRate.megabytesPerSecond(volume.bytes(), cell.median()));
  }

  private static <T> OptionalDouble of(Optional<T> subject, ToDoubleFunction<T> one) {
    return subject
        .map(known -> OptionalDouble.of(one.applyAsDouble(known)))
        .orElse(OptionalDouble.empty());
  }

  /** The figures of a state that was met in enough launches for a median. */
  private static Optional<CellFigures> inState(CellFigures cell, MachineState state) {
    return cell.in(state).filter(found -> found.launches().size() >= MIN_LAUNCHES_OF_STATE);
  }

  private static OptionalDouble size(CellFigures cell) {
    return OptionalDouble.of(cell.launches().size());
  }

  private static OptionalDouble asDouble(OptionalInt count) {
    return count.isPresent() ? OptionalDouble.of(count.getAsInt()) : OptionalDouble.empty();
  }

  @Override
  public String title() {
    return title;
  }

  @Override
  public FigureUnit unit() {
    return unit;
  }

  @Override
  public String definition() {
    return definition;
  }

  @Override
  public int priority() {
    return priority;
  }

  @Override
  public ColumnEntry entry(CellFigures cell) {
    return ColumnEntry.of(of(cell), interval(cell));
  }

  /** Its value in its unit; empty if cells like this have no such figure. */
  public OptionalDouble of(CellFigures cell) {
    return function.apply(cell);
  }

  /** The interval of that value; empty if it has none, or if there are too few launches for one. */
  public Optional<Estimate> interval(CellFigures cell) {
    return interval.apply(cell);
  }

  /** Its value in one of the launches of a cell. */
  public OptionalDouble of(CellFigures cell, LaunchFigures launch) {
    return of(cell.ofLaunch(launch));
  }

  @Override
  public boolean isTail() {
    return this == P95 || this == P99 || this == MAX || this == SMALLEST_DROPPED;
  }

  /** All columns that a table of cells may have, in its order. */
  public static List<TableColumn<CellFigures>> all() {
    return List.of(values());
  }

  /** The same, and the quantiles that were asked for besides. */
  public static List<TableColumn<CellFigures>> allOf(List<CellFigures> cells) {
    Stream<ObservationQuantile> asked =
        cells.stream()
            .flatMap(cell -> cell.quantiles().stream())
            .filter(quantile -> !ObservationQuantile.USUAL.contains(quantile))
            .distinct()
            .sorted();
    return Stream.concat(all().stream(), asked).toList();
  }

  /** Those in which at least one of these cells has something. */
  public static List<TableColumn<CellFigures>> in(List<CellFigures> cells) {
    return allOf(cells).stream()
        .filter(column -> cells.stream().anyMatch(cell -> !column.entry(cell).isEmpty()))
        .toList();
  }
}
