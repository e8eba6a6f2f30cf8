package org.tutti.lab.analyze;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.tutti.stats.hypothesis.Correction;
import org.tutti.stats.sample.OrderedSample;

/**
 * The same question asked of each launch of a cell: whether its values look normal.
 *
 * @param launches number of launches of the cell
 * @param of the answer for each launch that has one, by its number. Launches with too few values,
 *     without any variation, or without a block length that helps have none
 */
public record NormalityCheck(int launches, Map<Integer, LaunchNormality> of) {
  public NormalityCheck {
    of = new TreeMap<>(of);
  }

  /**
   * The launches in which normality is plausible: not rejected by Shapiro and Wilk's test, with
   * p-values corrected by Holm's method for the number of launches.
   */
  public int plausible(double significance) {
    double[] pValues =
        of.values().stream().mapToDouble(found -> found.shapiroWilk().pValue()).toArray();
    int plausible = 0;
    for (double pValue : Correction.HOLM.apply(pValues)) {
      plausible += pValue > significance ? 1 : 0;
    }
    return plausible;
  }

  /** Whether normality is plausible in every launch. */
  public boolean isPlausible(double significance) {
    return plausible(significance) == launches;
  }

  /** Median over the launches of how straight the quantile-quantile plot is; 0 without any. */
  public double straightness() {
    return median(of.values().stream().map(LaunchNormality::straightness).toList());
  }

  /** Median over the launches of the number of observations in a block; 0 without any. */
  public double blockLength() {
    return median(of.values().stream().map(found -> (double) found.blockLength()).toList());
  }

  private static double median(List<Double> values) {
    return values.isEmpty()
        ? 0
        : OrderedSample.of("values", values.stream().mapToDouble(value -> value).toArray())
            .median();
  }
}
