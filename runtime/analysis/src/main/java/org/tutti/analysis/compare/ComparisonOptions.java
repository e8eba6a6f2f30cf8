package org.tutti.analysis.compare;

import org.tutti.analysis.JudgedFigure;
import org.tutti.diagnostics.ArgumentCheck;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.Correction;

/**
 * Options of a comparison.
 *
 * @param alternative in which direction A may differ from B
 * @param correction for the number of cells
 * @param margin largest relative difference that is considered irrelevant, such as 0.03; above 0
 * @param significance such as 0.05, between 0 and 1
 * @param figure which figure of each launch is compared
 */
public record ComparisonOptions(
    Alternative alternative,
    Correction correction,
    double margin,
    double significance,
    JudgedFigure figure) {
  /** Two-sided, corrected by Holm, with a margin of 3 % and a significance level of 5 %. */
  public static final ComparisonOptions DEFAULT =
      new ComparisonOptions(Alternative.TWO_SIDED, Correction.HOLM, 0.03, 0.05);

  public ComparisonOptions {
    ArgumentCheck.above("margin", margin, 0);
    ArgumentCheck.share("significance", significance);
  }

  /** The comparison of medians. */
  public ComparisonOptions(
      Alternative alternative, Correction correction, double margin, double significance) {
    this(alternative, correction, margin, significance, JudgedFigure.MEDIAN);
  }

  /** A copy for another figure of each launch. */
  public ComparisonOptions of(JudgedFigure judged) {
    return new ComparisonOptions(alternative, correction, margin, significance, judged);
  }

  /** A copy with another margin. */
  public ComparisonOptions withMargin(double share) {
    return new ComparisonOptions(alternative, correction, share, significance, figure);
  }

  /** A copy with another level of significance. */
  public ComparisonOptions withSignificance(double level) {
    return new ComparisonOptions(alternative, correction, margin, level, figure);
  }

  /** A copy that tests in another direction. */
  public ComparisonOptions with(Alternative direction) {
    return new ComparisonOptions(direction, correction, margin, significance, figure);
  }

  /** The margin as a factor. */
  double factor() {
    return 1 + margin;
  }

  /**
   * Confidence level of the interval that excludes 1 where a test at a level rejects; a one-sided
   * test uses one end only.
   *
   * @param significance level of the test
   */
  public double level(double significance) {
    return 1 - 2 * oneSided(significance);
  }

  /** Level of a one-sided test that rejects where one end of that interval does. */
  public double oneSided(double significance) {
    return alternative == Alternative.TWO_SIDED ? significance / 2 : significance;
  }
}
