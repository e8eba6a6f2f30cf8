package org.tutti.analysis;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.tutti.analysis.state.MachineStates;
import org.tutti.diagnostics.Counted;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.ArrivalTimes;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.records.launch.MachineState;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.interval.MedianInOrder;
import org.tutti.stats.interval.SteppedValues;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.shape.TwoModes;

/**
 * A cell over the launches of one treatment. Times in nanoseconds.
 *
 * @param key what was measured
 * @param treatment the levels of the factors
 * @param settings how it was measured
 * @param launches its figures in each launch that has any, by launch number
 */
public record CellFigures(
    CellKey key, Treatment treatment, CellSettings settings, List<LaunchFigures> launches) {
  /** Confidence level of all intervals. */
  public static final double LEVEL = 0.95;

  private static final double EXPLAINED = 0.9;

  public CellFigures {
    launches =
        launches.stream()
            .sorted(Comparator.comparingInt(figures -> figures.launch().number()))
            .toList();
  }

  /** Cell, levels, and median on one line. */
  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%s%s: median %.1f ns over %s",
        key,
        treatment.levels().isEmpty() ? "" : " at " + treatment,
        median(),
        Counted.of(launches.size(), "launch"));
  }

  /** The same cell as if there were this launch only. */
  public CellFigures ofLaunch(LaunchFigures launch) {
    return new CellFigures(key, treatment, settings, List.of(launch));
  }

  /** The same cell on a machine with these states. */
  public CellFigures among(MachineStates states) {
    return new CellFigures(
        key, treatment, settings, launches.stream().map(launch -> launch.among(states)).toList());
  }

  /** The same cell in the launches in which the machine was in a state; empty if there are none. */
  public Optional<CellFigures> in(MachineState state) {
    List<LaunchFigures> kept =
        launches.stream().filter(launch -> launch.machine().state() == state).toList();
    return kept.isEmpty()
        ? Optional.empty()
        : Optional.of(new CellFigures(key, treatment, settings, kept));
  }

  /** The same cell in each state in which the machine was; itself if that has one state. */
  public List<CellFigures> byState() {
    List<CellFigures> steady =
        Stream.of(MachineState.NEAR, MachineState.FAR)
            .flatMap(state -> in(state).stream())
            .toList();
    return steady.isEmpty() ? List.of(this) : steady;
  }

  /** The share of its launches in which the machine was in a state; empty if it has one state. */
  public OptionalDouble shareOf(MachineState state) {
    long known =
        launches.stream()
            .filter(launch -> launch.machine().state() != MachineState.UNKNOWN)
            .count();
    return known == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of(
            (double) launches.stream().filter(launch -> launch.machine().state() == state).count()
                / known);
  }

  /**
   * Whether the modes of its medians are the states of the machine: of the launches in which that
   * was steady, at least {@value #EXPLAINED} are slow where it was far, and fast where it was near.
   */
  boolean hasModesOfTheMachine() {
    List<LaunchFigures> steady =
        launches.stream().filter(launch -> launch.machine().state().isSteady()).toList();
    return !steady.isEmpty()
        && TwoModes.of(medians())
            .filter(
                modes ->
                    steady.stream()
                            .filter(
                                launch ->
                                    modes.isSlow(launch.times().median())
                                        == (launch.machine().state() == MachineState.FAR))
                            .count()
                        >= EXPLAINED * steady.size())
            .isPresent();
  }

  /** The median of each launch, by launch number. */
  public double[] medians() {
    return launches.stream().mapToDouble(figures -> figures.times().median()).toArray();
  }

  /** The mean of each launch, by launch number. */
  public double[] means() {
    return launches.stream().mapToDouble(figures -> figures.times().mean()).toArray();
  }

  /** Median over the launches of their medians. */
  public double median() {
    return OrderedSample.of("medians", medians()).median();
  }

  /**
   * That median with its rank-based interval; empty if there are too few launches for the level, or
   * if they depend on those before them so much that they are worth too few. If times come in steps
   * of a clock, a median is known to within half a step only, however many launches there are, so
   * either end lies half a step further out.
   */
  public Optional<Estimate> medianInterval() {
    return MedianInOrder.of(medians(), LEVEL).map(exact -> inSteps(exact, clockStep()));
  }

  private static Estimate inSteps(Estimate exact, double step) {
    return step == 0
        ? exact
        : new Estimate(
            exact.value(),
            // A time remains positive even if it is a fraction of a step.
            Math.max(exact.low() - step / 2, exact.low() / 2),
            exact.high() + step / 2,
            exact.level(),
            exact.method() + ", steps of the clock",
            exact.n());
  }

  /** Mean over the launches of their means. */
  public double mean() {
    return OrderedSample.of("means", means()).mean();
  }

  /** Smallest observation kept in any launch. */
  public double min() {
    return launches.stream().mapToDouble(figures -> figures.times().min()).min().orElseThrow();
  }

  /**
   * Median over the launches of a quantile of all valid observations; empty if it was not asked for
   * when the campaign was read, or if any launch has too few observations for it.
   */
  public OptionalDouble quantile(ObservationQuantile wanted) {
    double[] values = quantiles(wanted);
    return values.length < launches.size()
        ? OptionalDouble.empty()
        : OptionalDouble.of(OrderedSample.of("quantiles", values).median());
  }

  /**
   * That quantile with its interval, whose ranks are interpolated; empty where the quantile is, or
   * with too few launches. If times come in steps of a clock, the quantiles of launches are spread
   * over their steps; where launches hardly differ by more than a step, either end lies half a step
   * further out, as with medians.
   */
  public Optional<Estimate> quantileInterval(ObservationQuantile wanted) {
    double[] values = quantiles(wanted);
    if (values.length < launches.size()) {
      return Optional.empty();
    }
    double step = clockStep();
    return SteppedValues.areSpread(values, step)
        ? MedianInOrder.interpolated(SteppedValues.spread(values, step), LEVEL)
            .map(spread -> withMedian(spread, quantile(wanted).orElseThrow()))
        : MedianInOrder.interpolated(values, LEVEL).map(exact -> inSteps(exact, step));
  }

  /** The interval of values that were spread, of those that were not. */
  private static Estimate withMedian(Estimate spread, double median) {
    return new Estimate(
        median,
        Math.min(spread.low(), median),
        Math.max(spread.high(), median),
        spread.level(),
        spread.method() + ", steps of the clock",
        spread.n());
  }

  private double[] quantiles(ObservationQuantile wanted) {
    return launches.stream()
        .map(figures -> figures.tail().at(wanted))
        .flatMapToDouble(OptionalDouble::stream)
        .toArray();
  }

  /** The quantiles that all of its launches have and support, from the least. */
  public List<ObservationQuantile> quantiles() {
    return launches.get(0).tail().quantiles().keySet().stream()
        .filter(wanted -> quantile(wanted).isPresent())
        .sorted()
        .toList();
  }

  /**
   * The same cell with a figure of each launch in the place of its median.
   *
   * @throws org.tutti.diagnostics.TuttiException if a launch has too few observations for it
   */
  public CellFigures judgedBy(JudgedFigure figure) {
    return figure.isMedian()
        ? this
        : new CellFigures(
            key,
            treatment,
            settings,
            launches.stream().map(launch -> figure.in(this, launch)).toList());
  }

  /** Largest valid observation of any launch, outliers included. */
  public double max() {
    return launches.stream().mapToDouble(figures -> figures.tail().max()).max().orElseThrow();
  }

  /** Smallest observation that was dropped as an outlier in any launch; empty if none was. */
  public OptionalDouble smallestDropped() {
    return launches.stream()
        .map(figures -> figures.tail().dropped())
        .filter(OptionalDouble::isPresent)
        .mapToDouble(OptionalDouble::getAsDouble)
        .min();
  }

  /** Steps in which its times come, in the launch where they are largest; 0 if unknown. */
  public double clockStep() {
    return launches.stream().mapToDouble(LaunchFigures::clockStep).max().orElse(0);
  }

  /**
   * Accuracy of its times across ranks: the largest number of clocks, uncertainty and bound of all
   * launches, the median of the launches' median start errors, and the largest of their high start
   * errors.
   */
  public GlobalTiming global() {
    double[] medians = present(GlobalTiming::startErrorMedian).toArray();
    return new GlobalTiming(
        launches.stream()
            .map(launch -> launch.global().clocks())
            .filter(OptionalInt::isPresent)
            .mapToInt(OptionalInt::getAsInt)
            .max(),
        present(GlobalTiming::uncertainty).max(),
        present(GlobalTiming::bound).max(),
        medians.length == 0
            ? OptionalDouble.empty()
            : OptionalDouble.of(OrderedSample.of("start errors", medians).median()),
        present(GlobalTiming::startErrorHigh).max(),
        Optional.empty());
  }

  /** Median over the launches of a figure of when ranks arrived; empty without a pattern. */
  OptionalDouble ofArrivals(ToDoubleFunction<ArrivalTimes> figure) {
    double[] values =
        launches.stream()
            .flatMap(launch -> launch.global().arrivals().stream())
            .mapToDouble(figure)
            .toArray();
    return values.length == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of(OrderedSample.of("arrivals", values).median());
  }

  private DoubleStream present(Function<GlobalTiming, OptionalDouble> figure) {
    return launches.stream()
        .map(launch -> figure.apply(launch.global()))
        .filter(OptionalDouble::isPresent)
        .mapToDouble(OptionalDouble::getAsDouble);
  }

  /** Observations kept, over all launches. */
  public long kept() {
    return launches.stream().mapToLong(figures -> figures.counts().kept()).sum();
  }

  /** Observations dropped as outliers, over all launches. */
  public long outliers() {
    return launches.stream().mapToLong(figures -> figures.counts().outliers()).sum();
  }

  /** Share of all valid observations that were dropped as outliers. */
  public double shareOfOutliers() {
    return outliers() == 0 ? 0 : (double) outliers() / (outliers() + kept());
  }

  /** Invalid observations, over all launches. */
  public long invalid() {
    return launches.stream().mapToLong(figures -> figures.counts().invalid()).sum();
  }
}
