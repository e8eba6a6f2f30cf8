package org.tutti.lab.check.guideline;

import org.tutti.records.contrast.Coordinates;

/**
 * When a guideline counts as violated, and what groups of tests have in common.
 *
 * @param margin the least share by which the left side is slower, such as 0.03
 * @param significance the largest p-value, not corrected for the number of tests, such as 0.001
 * @param varied the parameter that varies within a group
 */
public record GuidelineOptions(double margin, double significance, String varied) {
  /** The thresholds of luebbe2017, section 5, over message sizes. */
  public static final GuidelineOptions DEFAULT =
      new GuidelineOptions(0.03, 0.001, Coordinates.MSIZE);
}
