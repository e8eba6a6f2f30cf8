package org.tutti.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.tutti.analysis.state.MachineStates;
import org.tutti.analysis.state.ProbedMachine;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.launch.BenchmarkCounters;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.stats.cell.LaunchSummary;
import org.tutti.stats.outlier.Filtered;
import org.tutti.stats.sample.OrderedSample;

/**
 * A cell in one launch.
 *
 * @param launch which launch
 * @param times of the observations kept
 * @param counts numbers of observations
 * @param global how accurate its times across ranks are
 * @param rounds median of each round in order; empty unless the cell alternated with others
 * @param clockStep in which the times of single operations come, in nanoseconds: the clock's, or in
 *     a batch its share of it; 0 if unknown
 * @param tail of all valid observations, outliers included
 * @param counters what the benchmark counted itself
 * @param machine what is known of the machine meanwhile
 */
public record LaunchFigures(
    PlannedLaunch launch,
    Times times,
    Counts counts,
    GlobalTiming global,
    List<Double> rounds,
    double clockStep,
    Tail tail,
    BenchmarkCounters counters,
    ProbedMachine machine) {
  public LaunchFigures {
    rounds = List.copyOf(rounds);
  }

  /** Figures of local times whose steps are unknown. */
  public LaunchFigures(PlannedLaunch launch, Times times, Counts counts) {
    this(launch, times, counts, GlobalTiming.NONE, List.of(), 0);
  }

  /** Figures without outliers and counters. */
  public LaunchFigures(
      PlannedLaunch launch,
      Times times,
      Counts counts,
      GlobalTiming global,
      List<Double> rounds,
      double clockStep) {
    this(launch, times, counts, global, rounds, clockStep, ProbedMachine.UNKNOWN);
  }

  /** The same with what is known of the machine. */
  public LaunchFigures(
      PlannedLaunch launch,
      Times times,
      Counts counts,
      GlobalTiming global,
      List<Double> rounds,
      double clockStep,
      ProbedMachine machine) {
    this(
        launch,
        times,
        counts,
        global,
        rounds,
        clockStep,
        Tail.of(times),
        BenchmarkCounters.NONE,
        machine);
  }

  /** The same with another figure in the place of the median, which is then that of no round. */
  LaunchFigures withMedian(double figure) {
    return new LaunchFigures(
        launch,
        new Times(figure, times.mean(), times.min(), times.max()),
        counts,
        global,
        List.of(),
        clockStep,
        tail,
        counters,
        machine);
  }

  /** The same, of a machine with these states. */
  public LaunchFigures among(MachineStates states) {
    return new LaunchFigures(
        launch, times, counts, global, rounds, clockStep, tail, counters, machine.among(states));
  }

  /** Figures in nanoseconds of the observations kept. */
  public record Times(double median, double mean, double min, double max) {
    /** The figures of observations that are all equal. */
    public static Times allOf(double time) {
      return new Times(time, time, time, time);
    }
  }

  /**
   * Numbers of observations.
   *
   * @param kept those on which the figures are based
   * @param outliers valid ones that the filter dropped
   * @param invalid those that must not be used
   */
  public record Counts(long kept, long outliers, long invalid) {}

  /**
   * The slow end of all valid observations, in nanoseconds, and what the filter dropped of them.
   *
   * @param quantiles those of their quantiles that were asked for and that they support
   * @param max the largest
   * @param dropped the smallest that was dropped; empty if none was
   */
  public record Tail(
      Map<ObservationQuantile, Double> quantiles, double max, OptionalDouble dropped) {
    public Tail {
      quantiles = Map.copyOf(quantiles);
    }

    /** The tail of observations of which none was dropped, as far as it is known. */
    public static Tail of(Times times) {
      return new Tail(Map.of(), times.max(), OptionalDouble.empty());
    }

    /**
     * The tail of observations.
     *
     * @param runTimes all valid ones
     * @param filtered what the filter made of them
     * @param further quantiles besides those of every table
     */
    public static Tail of(
        double[] runTimes, Filtered filtered, Collection<ObservationQuantile> further) {
      OrderedSample all = OrderedSample.of("runTimes", runTimes);
      OptionalDouble dropped =
          filtered.low().count() > 0
              ? OptionalDouble.of(all.min())
              : filtered.high().count() > 0
                  ? OptionalDouble.of(all.get(filtered.kept().size()))
                  : OptionalDouble.empty();
      Map<ObservationQuantile, Double> quantiles = new HashMap<>();
      Stream.concat(ObservationQuantile.USUAL.stream(), further.stream())
          .forEach(wanted -> wanted.of(all).ifPresent(value -> quantiles.put(wanted, value)));
      return new Tail(quantiles, all.max(), dropped);
    }

    /** A quantile; empty if it was not asked for, or if the observations are too few for it. */
    public OptionalDouble at(ObservationQuantile wanted) {
      return quantiles.containsKey(wanted)
          ? OptionalDouble.of(quantiles.get(wanted))
          : OptionalDouble.empty();
    }
  }

  /**
   * The figures of a cell that has a valid observation.
   *
   * @param runTimes of its valid observations, in order
   * @param summary of these
   * @param quantiles of these besides those of every table
   */
  static LaunchFigures of(
      PlannedLaunch launch,
      CellRecord record,
      double[] runTimes,
      LaunchSummary summary,
      double clockStep,
      Collection<ObservationQuantile> quantiles) {
    return new LaunchFigures(
        launch,
        new Times(
            summary.median(), summary.mean(), summary.quartiles().min(), summary.quartiles().max()),
        new Counts(
            summary.n(),
            summary.filtered().dropped().count(),
            record.observations().invalidCount()),
        record.conditions().global(),
        rounds(record.settings().counts(), runTimes),
        clockStep,
        Tail.of(runTimes, summary.filtered(), quantiles),
        BenchmarkCounters.of(record),
        ProbedMachine.of(record.conditions().probes()));
  }

  /**
   * The medians of rounds in their order, in the unit of the run-times; empty if the cell was
   * measured all at once, or if a rule could end it, so that the length of its rounds was not known
   * in advance.
   *
   * @param runTimes of the valid observations, in order
   */
  static List<Double> rounds(CellCounts counts, double[] runTimes) {
    if (counts.rounds() == 1 || counts.stopsEarly()) {
      return List.of();
    }
    int portion = (counts.repetitions() + counts.rounds() - 1) / counts.rounds();
    List<Double> medians = new ArrayList<>();
    for (int from = 0; from < runTimes.length; from += portion) {
      int end = Math.min(runTimes.length, from + portion);
      medians.add(OrderedSample.of("round", Arrays.copyOfRange(runTimes, from, end)).median());
    }
    return medians;
  }
}
