package org.tutti.lab.analyze;

import java.util.Optional;
import java.util.OptionalDouble;
import org.tutti.analysis.CellGroup;
import org.tutti.lab.analyze.effect.CliffsDelta;
import org.tutti.lab.analyze.effect.EffectSize;
import org.tutti.lab.analyze.effect.HodgesLehmann;
import org.tutti.lab.analyze.effect.StandardizedDifference;
import org.tutti.stats.hypothesis.TestTable;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.summary.Costs;

/**
 * A level of a factor, and how it differs from the base level. Times in nanoseconds.
 *
 * @param level its name
 * @param n number of values, such as launches
 * @param median median of the values
 * @param mean mean of the values
 * @param difference against the base level; empty for the base itself
 */
public record LevelEffect(
    String level, int n, double median, double mean, Optional<BaseDifference> difference) {
  private static final double LEVEL = 0.95;

  /**
   * Where a level is compared with the base.
   *
   * @param group the group of cells
   * @param level name of the level
   */
  public record LevelPlace(CellGroup group, String level) {}

  /**
   * How a level differs from the base. Positive where it takes longer.
   *
   * @param ratio quotient of the medians, level by base; empty if one of them is 0
   * @param test Mann and Whitney's test, corrected for all levels of all groups of the factor;
   *     empty where a level has one value only
   * @param shift by how much the level takes longer, in nanoseconds (Hodges and Lehmann); empty if
   *     there are too few values for an interval
   * @param dominance Cliff's delta
   * @param standardized Hedges' g, the difference of the means in standard deviations; empty if
   *     nothing varies, or a level has one value
   */
  public record BaseDifference(
      OptionalDouble ratio,
      Optional<TestTable.Row<LevelPlace>> test,
      Optional<Estimate> shift,
      EffectSize dominance,
      Optional<EffectSize> standardized) {}

  static LevelEffect ofBase(LevelSample base) {
    return of(base, Optional.empty());
  }

  static LevelEffect of(
      LevelSample level, LevelSample base, Optional<TestTable.Row<LevelPlace>> test) {
    double[] x = level.medians();
    double[] y = base.medians();
    return of(
        level,
        Optional.of(
            new BaseDifference(
                ratio(median(x), median(y)),
                test,
                HodgesLehmann.hasInterval(x.length, y.length, LEVEL)
                    ? Optional.of(HodgesLehmann.shift(x, y, LEVEL))
                    : Optional.empty(),
                CliffsDelta.of(x, y),
                standardized(level.means(), base.means()))));
  }

  private static LevelEffect of(LevelSample sample, Optional<BaseDifference> difference) {
    return new LevelEffect(
        sample.level(),
        sample.medians().length,
        median(sample.medians()),
        mean(sample),
        difference);
  }

  private static OptionalDouble ratio(double median, double base) {
    return median > 0 && base > 0 ? OptionalDouble.of(median / base) : OptionalDouble.empty();
  }

  private static double median(double[] values) {
    return OrderedSample.of("medians", values).median();
  }

  private static double mean(LevelSample sample) {
    return Costs.of(sample.means()).mean();
  }

  private static Optional<EffectSize> standardized(double[] x, double[] y) {
    boolean varies = x.length > 1 && y.length > 1 && (spread(x) > 0 || spread(y) > 0);
    return varies ? Optional.of(StandardizedDifference.hedgesG(x, y)) : Optional.empty();
  }

  private static double spread(double[] values) {
    OrderedSample ordered = OrderedSample.of("values", values);
    return ordered.max() - ordered.min();
  }
}
