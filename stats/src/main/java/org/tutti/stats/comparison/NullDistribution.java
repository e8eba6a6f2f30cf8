package org.tutti.stats.comparison;

/** How a rank test computes the distribution of its statistic under the null hypothesis. */
public enum NullDistribution {
  /** Exact, ties included, if every sample has fewer than 50 values; asymptotic otherwise. */
  AUTOMATIC,
  /** Counts all arrangements of the ranks, ties included; for small samples only. */
  EXACT,
  /** Uses the normal distribution, with the correction for ties and for continuity. */
  ASYMPTOTIC;

  /** Sample size from which {@link #AUTOMATIC} is asymptotic. */
  public static final int LARGE = 50;

  /** Largest sample size for {@link #EXACT}. */
  public static final int LARGEST_EXACT = 100;

  boolean exact(int greatestSize) {
    return switch (this) {
      case AUTOMATIC -> greatestSize < LARGE;
      case ASYMPTOTIC -> false;
      case EXACT -> {
        if (greatestSize > LARGEST_EXACT) {
          throw new IllegalArgumentException(
              "a sample holds " + greatestSize + " values, but EXACT permits " + LARGEST_EXACT);
        }
        yield true;
      }
    };
  }
}
