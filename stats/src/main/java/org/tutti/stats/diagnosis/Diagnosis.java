package org.tutti.stats.diagnosis;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.stats.cell.CellSummary;
import org.tutti.stats.interval.Estimate;

/** Examines the run-times of a cell over its launches and reports what makes them questionable. */
public final class Diagnosis {
  /** Level of the tests, corrected for the number of launches. */
  public static final double SIGNIFICANCE = 0.05;

  private static final List<DiagnosisCheck> CHECKS =
      List.of(
          CountChecks::observations,
          CountChecks::launches,
          SpreadChecks::interval,
          new LaunchesCheck(),
          new DependentLaunchesCheck(),
          new LaunchModesCheck(),
          OrderChecks::drift,
          OrderChecks::autocorrelation,
          new ModesCheck(),
          SpreadChecks::outliers);

  private Diagnosis() {}

  /**
   * The findings; empty if there are none.
   *
   * @param launches run-times of each launch in the order of observation: at least one launch, each
   *     with at least one run-time, none negative
   * @throws IllegalArgumentException if {@code launches} is empty or one of its arrays is empty or
   *     has an element that is negative or not finite
   */
  public static List<Finding> of(List<double[]> launches) {
    return of(launches, Optional.empty());
  }

  /**
   * The findings, which say in time, too, what the number of launches should be.
   *
   * @param launches as in {@link #of(List)}
   * @param apart average time from one launch to the next; empty if unknown
   * @throws IllegalArgumentException as {@link #of(List)} does
   */
  public static List<Finding> of(List<double[]> launches, Optional<Duration> apart) {
    DiagnosisInput observed = new DiagnosisInput(launches, CellSummary.of(launches), apart);
    return CHECKS.stream().map(check -> check.look(observed)).flatMap(Optional::stream).toList();
  }

  /**
   * The findings if {@code launches} are only part of the observations, but the median is known
   * from all of them. The precision check uses the interval of this median, not that of the part.
   *
   * @param launches part of the run-times of each launch, otherwise as in {@link #of(List)}
   * @param median the median of the cell with its interval; empty if there are too few launches
   * @param apart average time from one launch to the next; empty if unknown
   * @throws IllegalArgumentException as {@link #of(List)} does
   */
  public static List<Finding> ofPart(
      List<double[]> launches, Optional<Estimate> median, Optional<Duration> apart) {
    List<Finding> findings = new ArrayList<>(of(launches, apart));
    findings.removeIf(finding -> finding.kind() == Finding.Kind.INTERVAL_TOO_WIDE);
    SpreadChecks.interval(median).ifPresent(findings::add);
    return findings;
  }
}
