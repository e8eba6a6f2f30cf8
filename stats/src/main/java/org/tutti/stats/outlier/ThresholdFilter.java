package org.tutti.stats.outlier;

import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.summary.Quartiles;

/**
 * MPIBench's filter (Grove 2003; Hunold and Carpen-Amarie 2016, section 2): a value is an outlier
 * if it exceeds twice the 99th percentile, or another multiple of it. There are no low outliers.
 * All outliers count as mild, since the rule has no second fence.
 */
public final class ThresholdFilter implements OutlierFilter {

  /** The percentile that is multiplied, as a probability. */
  public static final double PERCENTILE = 0.99;

  /** MPIBench's own. */
  public static final double USUAL = 2;

  private static final ThresholdFilter DEFAULT = new ThresholdFilter(USUAL);

  private final double factor;

  private ThresholdFilter(double factor) {
    this.factor = factor;
  }

  /** The filter with the factor 2. */
  public static ThresholdFilter withDefaults() {
    return DEFAULT;
  }

  /**
   * The filter with another factor.
   *
   * @throws IllegalArgumentException if it is not above 0
   */
  public ThresholdFilter with(double other) {
    return new ThresholdFilter(Checks.positive("factor", other));
  }

  /** The largest value that is kept, for a sample whose 99th percentile is known. */
  public double threshold(double percentile) {
    return factor * percentile;
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalArgumentException if a value is negative: the rule is made for run-times
   */
  @Override
  public Filtered apply(OrderedSample sample) {
    Checks.notNegative("least value of the sample", sample.min());
    double threshold = threshold(sample.quantile(PERCENTILE));
    int end = sample.countUpTo(threshold);
    return new Filtered(
        sample.part(0, end),
        Quartiles.of(sample),
        new Outliers(0, 0),
        new Outliers(sample.size() - end, 0),
        sample.min(),
        threshold);
  }
}
