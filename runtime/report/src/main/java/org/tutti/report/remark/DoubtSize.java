package org.tutti.report.remark;

import java.util.List;
import java.util.Map;
import org.tutti.analysis.MergedWarning;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.stats.diagnosis.Finding;

/**
 * The amount by which the cause of a remark can move a figure, as a share of it: the order in which
 * a reader should hear of doubts. A median of which one half drifts away from the other by 47 % is
 * less certain than one of which the clock takes 6 %.
 */
final class DoubtSize {
  /** The size of a remark that has no figure. */
  static final double UNKNOWN = 0.1;

  /**
   * The size from which launches have measured different things: one takes twice as long as
   * another.
   */
  static final double FACTOR = 1;

  /** What has no figure of its own, but has been seen to move others by factors. */
  private static final Map<Problem, Double> SEEN =
      Map.of(
          FindingProblem.NO_SHARED_MEMORY, 10.0,
          FindingProblem.LIBRARY_WARNED, FACTOR,
          FindingProblem.ENVIRONMENT_DIFFERS, FACTOR);

  private DoubtSize() {}

  /** The size of a finding: its figure, where that is a share of the run-time. */
  static double of(Finding worst) {
    return switch (worst.kind()) {
      case INTERVAL_TOO_WIDE, DRIFT, LAUNCHES_DIFFER, LAUNCH_MODES -> Math.abs(worst.figure());
      case TOO_FEW_OBSERVATIONS,
          TOO_FEW_LAUNCHES,
          SEVERAL_MODES,
          AUTOCORRELATED,
          LAUNCHES_DEPEND,
          MANY_OUTLIERS,
          DEPENDS_ON_PLACE,
          DEPENDS_ON_PREDECESSOR ->
          UNKNOWN;
    };
  }

  /** The size of warnings of one kind: the largest of their shares. */
  static double of(Problem problem, List<MergedWarning> warnings) {
    return warnings.stream()
        .flatMapToDouble(warning -> warning.share().stream())
        .max()
        .orElse(SEEN.getOrDefault(problem, UNKNOWN));
  }
}
