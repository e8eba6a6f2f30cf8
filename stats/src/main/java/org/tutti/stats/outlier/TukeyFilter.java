package org.tutti.stats.outlier;

import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.summary.Quartiles;

/**
 * Tukey's filter (Tukey 1977, "Exploratory Data Analysis"; Hoefler and Belli 2015, section 3.1.3;
 * Hunold and Carpen-Amarie 2016, algorithm 3): a value is an outlier if it lies more than 1.5
 * interquartile ranges below the first or above the third quartile, and a severe one if it lies
 * more than 3 beyond them.
 */
public final class TukeyFilter implements OutlierFilter {

  private static final double CONSTANT = 1.5;
  private static final TukeyFilter DEFAULT = new TukeyFilter();

  private TukeyFilter() {}

  /** The filter with the constant 1.5. */
  public static TukeyFilter withDefaults() {
    return DEFAULT;
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
    double reach = CONSTANT * quartiles.interquartileRange();
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
