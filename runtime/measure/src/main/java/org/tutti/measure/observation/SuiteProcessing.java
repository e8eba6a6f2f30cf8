package org.tutti.measure.observation;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.tutti.annotations.ProcessingScheme;
import org.tutti.measure.clock.ClockConversion;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.RootChoice;
import org.tutti.measure.plan.SettingKey;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.interval.MeanInterval;
import org.tutti.stats.outlier.ThresholdFilter;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.summary.InterquartileMean;
import org.tutti.stats.summary.Moments;

/** The figures that a benchmark suite would report for a cell (hunold2016, table 4). */
public final class SuiteProcessing {
  private static final double LEVEL = 0.95;

  private final Communicator communicator;

  public SuiteProcessing(Communicator communicator) {
    this.communicator = communicator;
  }

  /**
   * Collective: the figures of one operation in nanoseconds, by name; none if no scheme is
   * requested.
   */
  public Map<String, Double> figures(Cell cell, ObservationLog log, ClockConversion clock) {
    Optional<ProcessingScheme> scheme = cell.settings().find(SettingKey.PROCESSING);
    if (scheme.isEmpty()) {
      return Map.of();
    }
    RootChoice root = cell.settings().get(SettingKey.ROOT_RANK);
    RankTimes times = RankTimes.gather(communicator, log, root, clock);
    if (communicator.rank() != CollectiveExchange.ROOT || times.durations()[0].length == 0) {
      return Map.of();
    }
    int operations = cell.settings().get(SettingKey.BATCH) * cell.benchmark().operation().perCall();
    Map<String, Double> figures = of(scheme.get(), times);
    figures.replaceAll((name, nanos) -> nanos / operations);
    return figures;
  }

  static Map<String, Double> of(ProcessingScheme scheme, RankTimes times) {
    return switch (scheme) {
      case PS1 -> middleHalf(times.maxima());
      case PS2 -> withInterval(times.maxima());
      case PS3, PS7 -> ofMeans(perRank(times, SuiteProcessing::mean));
      case PS4 -> withInterval(times.untilLatestEnd());
      case PS5 -> pooled(times);
      case PS6 -> figure("median", max(perRank(times, SuiteProcessing::median)));
      case PS8 -> ofLoops(times.ofRoot());
    };
  }

  private static Map<String, Double> middleHalf(double[] values) {
    OrderedSample ordered = OrderedSample.of("maxima", values);
    int out = ordered.size() / 4;
    OrderedSample half = ordered.part(out, ordered.size() - out);
    Map<String, Double> figures = figure("mean", InterquartileMean.mean(values));
    if (half.size() > 1) {
      figures.put("stdev", Moments.of(half).standardDeviation());
    }
    return figures;
  }

  private static Map<String, Double> withInterval(double[] values) {
    Map<String, Double> figures = figure("mean", mean(values));
    figures.put("min", min(values));
    figures.put("max", max(values));
    if (values.length > 1) {
      Estimate estimate = MeanInterval.of(values, LEVEL);
      figures.put("mean from", estimate.low());
      figures.put("mean to", estimate.high());
    }
    return figures;
  }

  private static Map<String, Double> ofMeans(double[] means) {
    Map<String, Double> figures = figure("mean", mean(means));
    figures.put("min", min(means));
    figures.put("max", max(means));
    return figures;
  }

  /**
   * The minimum is the figure of mpptest; maximum and average show the variation (gropp1999,
   * section 3.1).
   */
  private static Map<String, Double> ofLoops(double[] means) {
    Map<String, Double> figures = figure("min of means", min(means));
    figures.put("max of means", max(means));
    figures.put("mean of means", mean(means));
    return figures;
  }

  private static Map<String, Double> pooled(RankTimes times) {
    double[] all =
        IntStream.range(0, times.processes())
            .mapToObj(times::ofRankOnGlobalClock)
            .flatMapToDouble(Arrays::stream)
            .toArray();
    OrderedSample kept =
        ThresholdFilter.withDefaults().apply(OrderedSample.of("run-times", all)).kept();
    Map<String, Double> figures = figure("mean", kept.mean());
    figures.put("min", kept.min());
    figures.put("max", kept.max());
    return figures;
  }

  private static double[] perRank(RankTimes times, ToDoubleFunction<double[]> figure) {
    return IntStream.range(0, times.processes())
        .mapToDouble(rank -> figure.applyAsDouble(times.ofRank(rank)))
        .toArray();
  }

  private static Map<String, Double> figure(String name, double nanos) {
    Map<String, Double> figures = new TreeMap<>();
    figures.put(name, nanos);
    return figures;
  }

  private static double mean(double[] values) {
    return OrderedSample.of("values", values).mean();
  }

  private static double median(double[] values) {
    return OrderedSample.of("values", values).median();
  }

  private static double min(double[] values) {
    return OrderedSample.of("values", values).min();
  }

  private static double max(double[] values) {
    return OrderedSample.of("values", values).max();
  }
}
