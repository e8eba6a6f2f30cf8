package org.tutti.stats.diagnosis;

import java.util.Comparator;

/**
 * A reason to be careful with the figures of a cell.
 *
 * @param kind what it is
 * @param figure its size, without unit; the meaning depends on the kind
 * @param limit the figure from which, or down to which, it is a finding
 * @param sentence the same as a sentence for the user
 */
public record Finding(Kind kind, double figure, double limit, String sentence) {

  /** Findings of one kind, the worst first. */
  public static final Comparator<Finding> WORST_FIRST =
      Comparator.comparingDouble(
          finding -> finding.kind.lessIsWorse ? finding.figure : -Math.abs(finding.figure));

  /** The kinds of findings. */
  public enum Kind {
    /** Figure: fewest observations of a launch, after the filter. */
    TOO_FEW_OBSERVATIONS(true),
    /** Figure: number of launches. */
    TOO_FEW_LAUNCHES(true),
    /** Figure: half width of the median's interval, relative to the median. */
    INTERVAL_TOO_WIDE(false),
    /** Figure: share of the launches whose run-times have more than one mode. */
    SEVERAL_MODES(false),
    /** Figure: largest change of a launch to its steady part, relative to its median. */
    DRIFT(false),
    /** Figure: effective sample size as a share of the observations, median over the launches. */
    AUTOCORRELATED(true),
    /** Figure: how far the largest median of a launch lies above the smallest, relative to it. */
    LAUNCHES_DIFFER(false),
    /** Figure: independent launches that the launches are worth, as a share of their number. */
    LAUNCHES_DEPEND(true),
    /** Figure: how far the slow mode of launches lies above the fast one, relative to it. */
    LAUNCH_MODES(false),
    /** Figure: share of the observations that are outliers. */
    MANY_OUTLIERS(false),
    /** Figure: p-value of the effect of the place in a block. */
    DEPENDS_ON_PLACE(true),
    /** Figure: p-value of the effect of the launch before. */
    DEPENDS_ON_PREDECESSOR(true);

    private final boolean lessIsWorse;

    Kind(boolean lessIsWorse) {
      this.lessIsWorse = lessIsWorse;
    }
  }
}
