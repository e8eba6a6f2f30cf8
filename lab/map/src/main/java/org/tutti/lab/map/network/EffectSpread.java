package org.tutti.lab.map.network;

import java.util.Arrays;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;
import org.tutti.stats.sample.OrderedSample;

/**
 * How much effects of the same sort differ: {@code between} by what they are, and {@code within} by
 * the launch in which they are measured. Both are estimated from medians, so that a few slow ones
 * do not hide themselves.
 */
final class EffectSpread {
  private static final double TO_DEVIATION = 1.4826;

  /** The median of the square of a standard normal variable. */
  private static final double MEDIAN_SQUARE = 0.4549364;

  /** Fewer effects say nothing about how much effects differ. */
  private static final int MIN_EFFECTS = 8;

  /** The variance of a deviation estimated from the median of distances, relative to the best. */
  private static final double EFFICIENCY = 0.37;

  private final double between;
  private final double within;
  private final double freedom;

  private EffectSpread(double between, double within, double freedom) {
    this.between = between;
    this.within = within;
    this.freedom = freedom;
  }

  /**
   * Estimates both.
   *
   * @param overall the effects of all launches together
   * @param byLaunch the effects of each launch, by launch and effect; NaN where not measured
   * @param lost how many of the effects are determined by others
   */
  static EffectSpread of(double[] overall, double[][] byLaunch, int lost) {
    int effects = (int) Arrays.stream(overall).filter(effect -> !Double.isNaN(effect)).count();
    double correction = effects > lost ? (double) effects / (effects - lost) : Double.NaN;
    double within = correction * within(byLaunch);
    if (effects - lost < MIN_EFFECTS) {
      return new EffectSpread(0, within, Math.max(0, (effects - lost) * (byLaunch.length - 1.0)));
    }
    double[] distances =
        Arrays.stream(overall).filter(effect -> !Double.isNaN(effect)).map(Math::abs).toArray();
    double deviation = TO_DEVIATION * OrderedSample.of("effects", distances).median();
    double seen = correction * deviation * deviation;
    double between =
        Double.isNaN(within) ? seen : Math.max(0, seen - within / typicalLaunches(byLaunch));
    return new EffectSpread(
        between, Double.isNaN(within) ? 0 : within, EFFICIENCY * (effects - lost));
  }

  private static double within(double[][] byLaunch) {
    double[] squares = new double[byLaunch.length == 0 ? 0 : byLaunch.length * byLaunch[0].length];
    int count = 0;
    for (int at = 0; byLaunch.length > 0 && at < byLaunch[0].length; at++) {
      double sum = 0;
      int launches = 0;
      for (double[] launch : byLaunch) {
        if (!Double.isNaN(launch[at])) {
          sum += launch[at];
          launches++;
        }
      }
      for (double[] launch : byLaunch) {
        if (launches > 1 && !Double.isNaN(launch[at])) {
          double distance = launch[at] - sum / launches;
          squares[count++] = distance * distance * launches / (launches - 1);
        }
      }
    }
    return count == 0
        ? Double.NaN
        : OrderedSample.of("squares", Arrays.copyOf(squares, count)).median() / MEDIAN_SQUARE;
  }

  private static double typicalLaunches(double[][] byLaunch) {
    double measured = 0;
    double effects = 0;
    for (int at = 0; at < byLaunch[0].length; at++) {
      int launches = 0;
      for (double[] launch : byLaunch) {
        launches += Double.isNaN(launch[at]) ? 0 : 1;
      }
      measured += launches;
      effects += launches > 0 ? 1 : 0;
    }
    return measured / effects;
  }

  /**
   * The variance of the mean, or of the median, of some effects.
   *
   * @param launches in which each was measured
   * @param members how many effects the median is of; 1 for an effect alone
   */
  double variance(double launches, int members) {
    double one = between + within / launches;
    return members == 1 ? one : one * Math.PI / 2 / members;
  }

  /** The one-sided p-value of an effect that is to be greater than 0; 1 if it cannot be tested. */
  double pValue(double effect, double variance) {
    if (!(freedom >= 1) || Double.isNaN(variance)) {
      return 1;
    }
    if (variance == 0) {
      return effect > 0 ? 0 : 1;
    }
    double t = effect / Math.sqrt(variance);
    return freedom > 1000
        ? NormalDistribution.of(0, 1).survivalProbability(t)
        : TDistribution.of(freedom).survivalProbability(t);
  }
}
