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

  /** The factor that the margin stands for. */
  double factor() {
    return 1 + margin;
  }

  /** Level of the intervals that go with the tests. */
  public double level() {
    return 1 - significance;
  }
}
