package org.tutti.stats.diagnosis;

/** The limits beyond which a property of the data is a finding. */
final class FindingThresholds {
  /** Fewest observations of a launch. */
  static final int OBSERVATIONS = 30;

  /** Fewest launches. */
  static final int LAUNCHES = 6;

  /** Widest interval of the median, as relative half width. */
  static final double RELATIVE_HALF_WIDTH = 0.05;

  /** Largest share of outliers. */
  static final double OUTLIER_SHARE = 0.1;

  /** Largest share of a launch before its steady part. */
  static final double UNSTEADY_SHARE = 0.05;

  /** Largest relative change within a launch. */
  static final double DRIFT = 0.02;

  /** Smallest effective sample size, as a share of the observations. */
  static final double EFFECTIVE_SHARE = 0.5;

  /** Largest share of launches with more than one mode. */
  static final double MULTIMODAL_SHARE = 0.25;

  private FindingThresholds() {}
}
