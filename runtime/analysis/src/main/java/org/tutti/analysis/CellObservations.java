package org.tutti.analysis;

import java.util.List;
import java.util.Optional;
import org.tutti.stats.diagnosis.Diagnosis;
import org.tutti.stats.diagnosis.Finding;
import org.tutti.stats.interval.Estimate;

/**
 * A cell with observations enough to diagnose it.
 *
 * @param figures its figures, of all observations
 * @param parts observations of each launch
 */
record CellObservations(CellFigures figures, List<ThinnedObservations> parts) {
  /**
   * What there is to doubt, by the observations kept in memory. Where these are not all, outliers,
   * modes and drift are those of an evenly thinned series, dependence is that of observations so
   * far apart, and the interval is the one over launches; a single launch has none then.
   *
   * <p>That a median is but a few steps of the clock was said when it was measured (TUTTI-063).
   */
  List<Finding> diagnose() {
    List<double[]> launches = parts.stream().map(ThinnedObservations::runTimes).toList();
    Diagnosis diagnosis = Diagnosis.withDefaults();
    if (every() == 1) {
      return diagnosis.of(launches);
    }
    Optional<Estimate> median = figures.medianInterval();
    return diagnosis.ofPart(launches, median);
  }

  /** Of how many observations one was looked at, at the most. */
  int every() {
    return parts.stream().mapToInt(ThinnedObservations::every).max().orElse(1);
  }
}
