package org.tutti.analysis;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.tutti.analysis.state.MachineStates;
import org.tutti.stats.diagnosis.Diagnosis;
import org.tutti.stats.diagnosis.Finding;

/**
 * A cell with enough observations to look at their distribution.
 *
 * @param figures its figures, of all observations
 * @param parts observations of each launch, in the order of the figures
 */
public record CellObservations(CellFigures figures, List<ThinnedObservations> parts) {

  /** The same cell on a machine with these states. */
  CellObservations among(MachineStates states) {
    return new CellObservations(figures.among(states), parts);
  }

  /**
   * Valid run-times in nanoseconds, in the order of observation: one array for each launch of the
   * figures, in its order. Must not be modified.
   */
  public List<double[]> runTimes() {
    return parts.stream().map(ThinnedObservations::runTimes).toList();
  }

  /**
   * Findings about the observations kept in memory. If these are only a part, then outliers, modes,
   * and drift refer to an evenly thinned series, dependence refers to observations at that
   * distance, and the interval is the one over launches, which a single launch does not have.
   *
   * <p>A median of only a few clock steps was already reported during the measurement (TUTTI-063).
   *
   * @param apart average time from one launch to the next; empty if unknown
   */
  List<Finding> diagnose(Optional<Duration> apart) {
    List<double[]> launches = runTimes();
    return every() == 1
        ? Diagnosis.of(launches, apart)
        : Diagnosis.ofPart(launches, figures.medianInterval(), apart);
  }

  /** The largest thinning factor of its launches: one observation of how many was examined. */
  public int every() {
    return parts.stream().mapToInt(ThinnedObservations::every).max().orElse(1);
  }
}
