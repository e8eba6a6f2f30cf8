package org.tutti.lab.schemes;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import org.tutti.annotations.ProcessingScheme;
import org.tutti.measure.plan.Cell;
import org.tutti.mpi.Communicator;
import org.tutti.rank.clock.ClockConversion;
import org.tutti.rank.observation.CellProcessing;
import org.tutti.rank.observation.ObservationLog;
import org.tutti.records.settings.RootChoice;
import org.tutti.records.settings.SettingKey;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.interval.MeanInterval;
import org.tutti.stats.outlier.ThresholdFilter;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.summary.InterquartileMean;
import org.tutti.stats.summary.Moments;

/** The figures that a benchmark suite would report for a cell (hunold2016, table 4). */
public final class SuiteProcessing implements CellProcessing {
  private static final double LEVEL = 0.95;

  /** What NBCBench may take of each rank's times, in the order in which ranks exchange them. */
  private static final SortedMap<String, ToDoubleFunction<double[]>> OPERATIONS =
      new TreeMap<>(
          Map.of(
              "max", SuiteProcessing::max,
              "mean", SuiteProcessing::mean,
              "median", SuiteProcessing::median,
              "min", SuiteProcessing::min));

  @Override
  public Map<String, Double> figures(
      Communicator communicator, Cell cell, ObservationLog log, ClockConversion clock) {
    ProcessingScheme scheme = cell.settings().find(SettingKey.PROCESSING).orElseThrow();
    RootChoice root = cell.settings().get(SettingKey.ROOT_RANK);
    RankTimes times = new RankTimes(communicator, log, root, clock);
    int operations = cell.settings().get(SettingKey.BATCH) * cell.benchmark().operation().perCall();
    ThresholdFilter threshold =
        ThresholdFilter.withDefaults()
            .with(cell.settings().get(SettingKey.PROCESSING_OUTLIER_FACTOR));
    Map<String, Double> figures = of(scheme, times, threshold);
    figures.replaceAll((name, nanos) -> nanos / operations);
    return figures;
  }

  /**
   * Collective: the figures of the scheme on the root; none on other ranks.
   *
   * @param threshold MPIBench's outliers
   */
  static Map<String, Double> of(
      ProcessingScheme scheme, RankTimes times, ThresholdFilter threshold) {
    if (times.count() == 0) {
      return new TreeMap<>();
    }
    double[] values =
        switch (scheme) {
          case PS1, PS2 -> times.maxima();
          case PS3, PS7 -> times.ofEachRank(SuiteProcessing::mean);
          case PS4 -> times.untilLatestEnd();
          case PS5 -> times.pooled(threshold);
          case PS6 ->
              OPERATIONS.values().stream().mapToDouble(one -> max(times.ofEachRank(one))).toArray();
          case PS8 -> times.ofRoot();
        };
    if (!times.isRoot()) {
      return new TreeMap<>();
    }
    return switch (scheme) {
      case PS1 -> middleHalf(values);
      case PS2, PS4 -> withInterval(values);
      case PS3, PS7 -> ofMeans(values);
      case PS5 -> pooled(values);
      case PS6 -> ofOperations(values);
      case PS8 -> ofLoops(values);
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

  /** The figures, of maxima in the order of the operations. */
  private static Map<String, Double> ofOperations(double[] maxima) {
    Map<String, Double> figures = new TreeMap<>();
    OPERATIONS.keySet().forEach(name -> figures.put(name, maxima[figures.size()]));
    return figures;
  }

  private static Map<String, Double> pooled(double[] meanMinMax) {
    Map<String, Double> figures = figure("mean", meanMinMax[0]);
    figures.put("min", meanMinMax[1]);
    figures.put("max", meanMinMax[2]);
    return figures;
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
