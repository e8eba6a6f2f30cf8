package org.tutti.stats.diagnosis;

import org.tutti.stats.sample.Checks;

/**
 * From where on something is a finding.
 *
 * @param observations fewest observations of a launch
 * @param launches fewest launches
 * @param relativeHalfWidth widest interval of the median, relative half width
 * @param multimodalShare greatest share of launches with more than one mode
 * @param drift greatest drift within a launch that does not matter, relative
 * @param effectiveShare least effective sample size, as a share of the observations
 * @param outlierShare greatest share of outliers
 * @param clockSteps least median, in units of the clock's resolution
 * @param significance level of the tests, corrected for the number of launches
 */
public record FindingThresholds(
    int observations,
    int launches,
    double relativeHalfWidth,
    double multimodalShare,
    double drift,
    double effectiveShare,
    double outlierShare,
    double clockSteps,
    double significance) {

  /** The usual limits. */
  public static final FindingThresholds USUAL =
      new FindingThresholds(30, 6, 0.05, 0.25, 0.02, 0.5, 0.1, 10, 0.05);

  /** Checks the parts. */
  public FindingThresholds {
    Checks.atLeast("observations", observations, 1);
    Checks.atLeast("launches", launches, 1);
    Checks.positive("relativeHalfWidth", relativeHalfWidth);
    Checks.closedUnit("multimodalShare", multimodalShare);
    Checks.positive("drift", drift);
    Checks.closedUnit("effectiveShare", effectiveShare);
    Checks.closedUnit("outlierShare", outlierShare);
    Checks.positive("clockSteps", clockSteps);
    Checks.openUnit("significance", significance);
  }

  /** With another greatest relative half width of the median's interval. */
  public FindingThresholds withRelativeHalfWidth(double newWidth) {
    return new FindingThresholds(
        observations,
        launches,
        newWidth,
        multimodalShare,
        drift,
        effectiveShare,
        outlierShare,
        clockSteps,
        significance);
  }

  /** With other least numbers of observations and launches. */
  public FindingThresholds withAtLeast(int newObservations, int newLaunches) {
    return new FindingThresholds(
        newObservations,
        newLaunches,
        relativeHalfWidth,
        multimodalShare,
        drift,
        effectiveShare,
        outlierShare,
        clockSteps,
        significance);
  }
}
