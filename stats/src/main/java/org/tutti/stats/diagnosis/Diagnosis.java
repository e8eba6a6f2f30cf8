package org.tutti.stats.diagnosis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.tutti.stats.cell.CellSummary;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.outlier.OutlierFilter;
import org.tutti.stats.outlier.TukeyFilter;
import org.tutti.stats.sample.Checks;

/**
 * Examines the run-times of a cell over its launches and reports what makes them questionable.
 *
 * <pre>{@code
 * List<Finding> findings = Diagnosis.withDefaults().withClockResolution(20).of(runTimes);
 * }</pre>
 */
public final class Diagnosis {

  private static final List<DiagnosisCheck> CHECKS =
      List.of(
          SpreadChecks::clock,
          CountChecks::observations,
          CountChecks::launches,
          SpreadChecks::interval,
          new LaunchesCheck(),
          new LaunchModesCheck(),
          OrderChecks::drift,
          OrderChecks::autocorrelation,
          new ModesCheck(),
          SpreadChecks::outliers);

  private final FindingThresholds limits;
  private final OutlierFilter filter;
  private final OptionalDouble clockResolution;

  private Diagnosis(
      FindingThresholds limits, OutlierFilter filter, OptionalDouble clockResolution) {
    this.limits = limits;
    this.filter = filter;
    this.clockResolution = clockResolution;
  }

  /** With the default limits, Tukey's filter, and an unknown clock. */
  public static Diagnosis withDefaults() {
    return new Diagnosis(
        FindingThresholds.USUAL, TukeyFilter.withDefaults(), OptionalDouble.empty());
  }

  /** With other limits. */
  public Diagnosis with(FindingThresholds newLimits) {
    return new Diagnosis(newLimits, filter, clockResolution);
  }

  /** With another filter. */
  public Diagnosis with(OutlierFilter newFilter) {
    return new Diagnosis(limits, newFilter, clockResolution);
  }

  /** With the smallest step of the clock, in the unit of the run-times; positive. */
  public Diagnosis withClockResolution(double resolution) {
    return new Diagnosis(
        limits, filter, OptionalDouble.of(Checks.positive("resolution", resolution)));
  }

  /**
   * The findings; empty if there are none.
   *
   * @param launches run-times of each launch in the order of observation: at least one launch, each
   *     with at least one run-time, none negative
   * @throws IllegalArgumentException if {@code launches} is empty or one of its arrays is empty or
   *     has an element that is negative or not finite
   */
  public List<Finding> of(List<double[]> launches) {
    DiagnosisInput observed =
        new DiagnosisInput(
            launches, CellSummary.of(launches, filter, 0.95), clockResolution, limits);
    return CHECKS.stream().map(check -> check.look(observed)).flatMap(Optional::stream).toList();
  }

  /**
   * The findings if {@code launches} are only part of the observations, but the median is known
   * from all of them. The precision check uses the interval of this median, not that of the part.
   *
   * @param launches part of the run-times of each launch, otherwise as in {@link #of(List)}
   * @param median the median of the cell with its interval; empty if there are too few launches
   * @throws IllegalArgumentException as {@link #of(List)} does
   */
  public List<Finding> ofPart(List<double[]> launches, Optional<Estimate> median) {
    List<Finding> findings = new ArrayList<>(of(launches));
    findings.removeIf(finding -> finding.kind() == Finding.Kind.INTERVAL_TOO_WIDE);
    SpreadChecks.interval(median, limits).ifPresent(findings::add);
    return findings;
  }
}
