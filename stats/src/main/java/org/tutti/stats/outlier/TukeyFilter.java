package org.tutti.stats.outlier;

import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.summary.Quartiles;

/**
 * Tukey's filter (Tukey 1977, "Exploratory Data Analysis"; Hoefler and Belli 2015, section 3.1.3;
 * Hunold and Carpen-Amarie 2016, algorithm 3): a value is an outlier if it lies more than 1.5
 * interquartile ranges below the first or above the third quartile, or another number of them, and
 * a severe one if it lies more than twice as many beyond them.
 */
public final class TukeyFilter implements OutlierFilter {

  /** Tukey's own constant. */
  public static final double USUAL = 1.5;

  private static final TukeyFilter DEFAULT = new TukeyFilter(USUAL);

  private final double factor;

  private TukeyFilter(double factor) {
    this.factor = factor;
  }

  /** The filter with the constant 1.5. */
  public static TukeyFilter withDefaults() {
    return DEFAULT;
  }

  /**
   * The filter with another constant.
   *
   * @throws IllegalArgumentException if it is not positive and finite
   */
  public TukeyFilter with(double constant) {
    Checks.positive("constant", new double[] {constant}, 1);
    return constant == factor ? this : new TukeyFilter(constant);
  }

  /**
   * {@inheritDoc}
   *
   * <p>Constant values have no outliers; if more than half of the values are equal, the
   * interquartile range may be zero, and then all other values are severe outliers.
   */
  @Override
  public Filtered apply(OrderedSample sample) {
    Quartiles quartiles = Quartiles.of(sample);
    double reach = factor * quartiles.interquartileRange();
    double low = quartiles.first() - reach;
    double high = quartiles.third() + reach;
    int first = sample.countBelow(low);
    int end = sample.countUpTo(high);
    int severeLow = sample.countBelow(quartiles.first() - 2 * reach);
    int severeHigh = sample.size() - sample.countUpTo(quartiles.third() + 2 * reach);
    return new Filtered(
        sample.part(first, end),
        quartiles,
        new Outliers(first - severeLow, severeLow),
        new Outliers(sample.size() - end - severeHigh, severeHigh),
        low,
        high);
  }
}
