package org.tutti.lab.check.guideline;

import org.tutti.analysis.CellFigures;
import org.tutti.stats.comparison.MannWhitney;
import org.tutti.stats.hypothesis.Alternative;

/**
 * The test of luebbe2017, section 3.2: the one-sided, unpaired rank-sum test of the medians of the
 * launches, from which Tukey's filter has removed outliers.
 *
 * @param ratio the median of the left side's medians, divided by that of the right side
 * @param pValue of the hypothesis that the left side is no slower; not corrected
 * @param violated whether both are beyond their thresholds
 */
public record PublishedTest(double ratio, double pValue, boolean violated) {
  static PublishedTest of(CellFigures left, CellFigures right, GuidelineOptions options) {
    double ratio = left.median() / right.median();
    double pValue = MannWhitney.test(left.medians(), right.medians(), Alternative.GREATER).pValue();
    return new PublishedTest(
        ratio, pValue, ratio >= 1 + options.margin() && pValue <= options.significance());
  }

  /**
   * The least number of launches of both sides for which a p-value can be as small as this one: if
   * all medians of the left side are the larger ones, it is 1 / C(2n, n).
   */
  public static int leastLaunches(double significance) {
    int launches = 0;
    for (double least = 1; least > significance; launches++) {
      least *= (launches + 1.0) / (2 * (2 * launches + 1));
    }
    return launches;
  }
}
