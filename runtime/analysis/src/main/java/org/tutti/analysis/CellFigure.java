package org.tutti.analysis;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * The figures of a cell. Each table and each export takes them from here, so that a name means the
 * same everywhere. The figures of a single launch are those of a cell with that launch only.
 */
public enum CellFigure {
  MEDIAN(
      "median",
      FigureUnit.NANOS,
      "median over the launches of the medians of the observations kept",
      always(CellFigures::median)),
  MEAN(
      "mean",
      FigureUnit.NANOS,
      "mean over the launches of the means of the observations kept",
      always(CellFigures::mean)),
  MIN("min", FigureUnit.NANOS, "smallest observation kept", always(CellFigures::min)),
  MAX(
      "max",
      FigureUnit.NANOS,
      "largest valid observation, outliers included",
      always(CellFigures::max)),
  P95(
      "p95",
      FigureUnit.NANOS,
      "median over the launches of the 0.95 quantiles of all valid observations",
      always(CellFigures::p95)),
  P99(
      "p99",
      FigureUnit.NANOS,
      "median over the launches of the 0.99 quantiles of all valid observations",
      always(CellFigures::p99)),
  RATE(
      "rate",
      FigureUnit.MEGABYTES_PER_SECOND,
      "bytes that one operation moves, divided by the median",
      ofRates(CellRate::median)),
  MEAN_RATE(
      "mean rate",
      FigureUnit.MEGABYTES_PER_SECOND,
      "harmonic mean over the launches of these bytes, divided by the launch's mean",
      ofRates(CellRate::mean)),
  MESSAGES(
      "messages",
      FigureUnit.PER_SECOND,
      "messages that one operation moves, divided by the median",
      ofRates(CellRate::messages)),
  ALGORITHM_BANDWIDTH(
      "algbw",
      FigureUnit.MEGABYTES_PER_SECOND,
      "bytes of a collective as nccl-tests counts them, divided by the median",
      cell -> bandwidth(cell, 1)),
  BUS_BANDWIDTH(
      "busbw",
      FigureUnit.MEGABYTES_PER_SECOND,
      "algbw times the factor of the collective in nccl-tests",
      cell ->
          cell.settings()
              .volume()
              .map(volume -> bandwidth(cell, volume.busFactor()))
              .orElse(OptionalDouble.empty()));

  private final String title;
  private final FigureUnit unit;
  private final String definition;
  private final Function<CellFigures, OptionalDouble> function;

  CellFigure(
      String title,
      FigureUnit unit,
      String definition,
      Function<CellFigures, OptionalDouble> function) {
    this.title = title;
    this.unit = unit;
    this.definition = definition;
    this.function = function;
  }

  private static Function<CellFigures, OptionalDouble> always(ToDoubleFunction<CellFigures> one) {
    return cell -> OptionalDouble.of(one.applyAsDouble(cell));
  }

  private static Function<CellFigures, OptionalDouble> ofRates(ToDoubleFunction<CellRate> one) {
    return cell -> {
      Optional<CellRate> rate = CellRate.of(cell);
      return rate.isEmpty()
          ? OptionalDouble.empty()
          : OptionalDouble.of(one.applyAsDouble(rate.get()));
    };
  }

  private static OptionalDouble bandwidth(CellFigures cell, double factor) {
    return cell.settings()
        .volume()
        .map(volume -> factor * CellRate.megabytesPerSecond(volume.bytes(), cell.median()))
        .map(OptionalDouble::of)
        .orElse(OptionalDouble.empty());
  }

  /** Its name in tables. */
  public String title() {
    return title;
  }

  public FigureUnit unit() {
    return unit;
  }

  /** What it is, in words without a period at the end. */
  public String definition() {
    return definition;
  }

  /** Its name in files whose columns have no other place for the unit, such as {@code max_ns}. */
  public String column() {
    return title.replace(' ', '_') + "_" + unit.suffix();
  }

  /** Its value in its unit; empty if cells like this have no such figure. */
  public OptionalDouble of(CellFigures cell) {
    return function.apply(cell);
  }

  /** Its value in one of the launches of a cell. */
  public OptionalDouble of(CellFigures cell, LaunchFigures launch) {
    return of(cell.ofLaunch(launch));
  }

  /** Those that at least one of these cells has. */
  public static List<CellFigure> in(List<CellFigures> cells) {
    return Stream.of(values())
        .filter(figure -> cells.stream().anyMatch(cell -> figure.of(cell).isPresent()))
        .toList();
  }
}
