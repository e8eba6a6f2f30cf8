package org.tutti.analysis.disturbance;

import java.util.Arrays;

/**
 * How far what disturbed a campaign reaches into its figures.
 *
 * <p>If a share {@code s} of the observations of a launch takes longer than it would have, their
 * median is at most the quantile {@code 0.5 / (1 - s)} of the others, and the same holds for the
 * median over launches of which a share is disturbed. A fifth moves each of them to 0.625 at most.
 */
public enum Reach {
  /** The ranks hardly noticed it. */
  HARDLY,
  /** Medians hold; the slowest observations, or some launches, are disturbed. */
  PARTLY,
  /** Medians are not to be trusted. */
  MOSTLY;

  private static final double MIN_NOTICED = 0.02;
  private static final double LARGEST_HARMLESS = 0.2;

  /**
   * How far it reaches.
   *
   * @param shares of the time of each launch in which a rank was held up, from 0 to 1; at least one
   */
  public static Reach of(double[] shares) {
    long disturbed = Arrays.stream(shares).filter(share -> share >= LARGEST_HARMLESS).count();
    if (disturbed >= LARGEST_HARMLESS * shares.length) {
      return MOSTLY;
    }
    return Arrays.stream(shares).anyMatch(share -> share >= MIN_NOTICED) ? PARTLY : HARDLY;
  }
}
