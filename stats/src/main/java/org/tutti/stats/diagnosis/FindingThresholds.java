package org.tutti.stats.diagnosis;

import org.tutti.stats.sample.Checks;

/**
 * The limits beyond which a property of the data is a finding.
 *
 * @param counts how much data is sufficient
 * @param precision how precise the figures must be
 * @param order how strongly observations may depend on their order
 * @param multimodalShare largest share of launches with more than one mode
 * @param significance level of the tests, corrected for the number of launches
 */
public record FindingThresholds(
    MinimumCounts counts,
    PrecisionLimits precision,
    OrderLimits order,
    double multimodalShare,
    double significance) {

  /** The default limits. */
  public static final FindingThresholds USUAL =
      new FindingThresholds(
          new MinimumCounts(30, 6),
          new PrecisionLimits(0.05, 0.1),
          new OrderLimits(0.02, 0.5),
          0.25,
          0.05);

  /** Checks the parts. */
  public FindingThresholds {
    Checks.closedUnit("multimodalShare", multimodalShare);
    Checks.openUnit("significance", significance);
  }

  /**
   * How much data is sufficient.
   *
   * @param observations fewest observations of a launch
   * @param launches fewest launches
   */
  public record MinimumCounts(int observations, int launches) {
    /** Checks the parts. */
    public MinimumCounts {
      Checks.atLeast("observations", observations, 1);
      Checks.atLeast("launches", launches, 1);
    }
  }

  /**
   * How precise the figures must be.
   *
   * @param relativeHalfWidth widest interval of the median, relative half width
   * @param outlierShare largest share of outliers
   */
  public record PrecisionLimits(double relativeHalfWidth, double outlierShare) {
    /** Checks the parts. */
    public PrecisionLimits {
      Checks.positive("relativeHalfWidth", relativeHalfWidth);
      Checks.closedUnit("outlierShare", outlierShare);
    }
  }

  /**
   * How strongly observations may depend on their order.
   *
   * @param drift largest relative drift within a launch that is tolerated
   * @param effectiveShare smallest effective sample size, as a share of the observations
   */
  public record OrderLimits(double drift, double effectiveShare) {
    /** Checks the parts. */
    public OrderLimits {
      Checks.positive("drift", drift);
      Checks.closedUnit("effectiveShare", effectiveShare);
    }
  }
}
