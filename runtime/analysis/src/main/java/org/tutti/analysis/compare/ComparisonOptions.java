package org.tutti.analysis.compare;

import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.Correction;

/**
 * What is asked of a comparison.
 *
 * @param alternative in which direction A may differ from B
 * @param correction for the number of cells
 * @param margin greatest relative difference that does not matter, such as 0.03
 * @param significance such as 0.05
 */
public record ComparisonOptions(
    Alternative alternative, Correction correction, double margin, double significance) {
  /** Two-sided, corrected by Holm, 3 % do not matter, at 5 %. */
  public static final ComparisonOptions DEFAULT =
      new ComparisonOptions(Alternative.TWO_SIDED, Correction.HOLM, 0.03, 0.05);

  /** With another margin. */
  public ComparisonOptions withMargin(double share) {
    return new ComparisonOptions(alternative, correction, share, significance);
  }

  /** The factor that the margin stands for. */
  double factor() {
    return 1 + margin;
  }

  /**
   * Level of the intervals that leave out 1 where the test rejects: both ends count if it has two.
   */
  public double level() {
    return alternative == Alternative.TWO_SIDED ? 1 - significance : 1 - 2 * significance;
  }
}
