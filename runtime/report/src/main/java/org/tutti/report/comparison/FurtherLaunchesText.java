package org.tutti.report.comparison;

import org.tutti.stats.planning.FurtherSamples;

/** How many more launches it takes, as a figure only where it can mean one. */
public final class FurtherLaunchesText {
  /** A number that may be so many times too great or too small is a range. */
  private static final double UNCERTAIN = 1.5;

  /** A campaign that had to grow by more than this factor is not what anyone wants to know. */
  private static final int FAR = 10;

  private FurtherLaunchesText() {}

  /**
   * The launches as in {@code +3}, {@code +4 to +60}, {@code +4 or more}, and {@code far more};
   * empty if no number is enough.
   *
   * @param n launches there are
   */
  public static String of(FurtherSamples more, int n) {
    if (more.least() >= FurtherSamples.MAX) {
      return "";
    }
    if (isFar(more.least(), n)) {
      return "far more";
    }
    if (isFar(more.most(), n)) {
      return "+" + more.least() + " or more";
    }
    return isCertain(more, n) ? "+" + more.likely() : "+" + more.least() + " to +" + more.most();
  }

  /** Whether the number of launches in all is known to within a factor of 1.5. */
  public static boolean isCertain(FurtherSamples more, int n) {
    return n + more.most() <= UNCERTAIN * (n + more.likely())
        && n + more.likely() <= UNCERTAIN * (n + more.least());
  }

  /** Whether a number of further launches is beyond what a campaign of n launches can tell. */
  public static boolean isFar(int more, int n) {
    return more > FAR * n;
  }
}
