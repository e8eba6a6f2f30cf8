package org.tutti.report.remark;

import java.util.List;
import org.tutti.analysis.MergedFinding;
import org.tutti.analysis.disturbance.Reach;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.diagnostics.SyncProblem;

/** What a remark means for the figures. */
public enum RemarkWeight {
  /** They are wrong, or something is missing that was to be measured. */
  GRAVE,
  /** They hold, but less follows from them than it seems. */
  CARE,
  /** The method allows for it already. */
  SMALL;

  /** The gravest first. */
  private static final List<Problem> GRAVE_PROBLEMS =
      List.of(
          MeasurementProblem.WRONG_DATA,
          MeasurementProblem.CELL_SKIPPED,
          MeasurementProblem.CELL_LEFT_OUT,
          MpiProblem.REQUESTS_NOT_COMPLETED,
          FindingProblem.NO_VALID_OBSERVATION,
          SyncProblem.CLOCK_RAN_BACKWARD,
          MeasurementProblem.BELOW_CLOCK_UNCERTAINTY,
          FindingProblem.PROFILED,
          FindingProblem.OTHER_PROGRAMS,
          MeasurementProblem.OVERSUBSCRIBED,
          FindingProblem.PROCESSORS_STOLEN,
          FindingProblem.PROCESSORS_THROTTLED);

  private static final List<Problem> SMALL_PROBLEMS =
      List.of(
          FindingProblem.SEVERAL_MODES,
          FindingProblem.AUTOCORRELATED,
          FindingProblem.LAUNCHES_DIFFER,
          FindingProblem.LAUNCHES_OF_ONE_MOMENT,
          FindingProblem.MANY_OUTLIERS,
          FindingProblem.OUTLIERS_EXPLAINED,
          FindingProblem.PROBES_REFUSED,
          FindingProblem.PROCESSOR_SPEED_CHANGED,
          FindingProblem.DEPENDS_ON_PLACE,
          MeasurementProblem.LIBRARY_ALLOCATES,
          MeasurementProblem.FENCE_AFTER_CALLS,
          MeasurementProblem.JVM_OPTIONS_NOT_APPLIED);

  /** The weight of a problem that reaches so far into the figures. */
  static RemarkWeight of(Problem problem, Reach reach) {
    if (GRAVE_PROBLEMS.contains(problem)) {
      return switch (reach) {
        case MOSTLY -> GRAVE;
        case PARTLY -> CARE;
        case HARDLY -> SMALL;
      };
    }
    return SMALL_PROBLEMS.contains(problem) ? SMALL : CARE;
  }

  /**
   * The weight of a finding: that launches differ is what the method allows for, but not that some
   * take twice as long as others, unless their modes or the machine's states say so already.
   *
   * @param all findings of the campaign
   * @param inStates whether the machine was in two states
   */
  static RemarkWeight of(MergedFinding found, List<MergedFinding> all, boolean inStates) {
    boolean differsByFactor =
        found.problem() == FindingProblem.LAUNCHES_DIFFER
            && DoubtSize.of(found.worst()) >= DoubtSize.FACTOR
            && !inStates
            && all.stream()
                .filter(other -> other.problem() == FindingProblem.LAUNCH_MODES)
                .noneMatch(other -> other.cells().contains(found.cells().get(0)));
    return differsByFactor ? CARE : of(found.problem(), Reach.MOSTLY);
  }

  /** Lower numbers come first; among equal ones, the larger doubt. */
  int rank(Problem problem) {
    return ordinal() * GRAVE_PROBLEMS.size() + Math.max(0, GRAVE_PROBLEMS.indexOf(problem));
  }
}
