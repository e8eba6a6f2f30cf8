package org.tutti.analysis.selftest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.records.launch.CellKey;
import org.tutti.stats.planning.DetectableDifference;
import org.tutti.stats.planning.VarianceComponents;
import org.tutti.stats.sample.OrderedSample;

/**
 * What an A/A campaign shows about a cell.
 *
 * @param key which cell
 * @param launches number of launches of A and B together
 * @param median over the launches of their medians, in nanoseconds
 * @param betweenShare share of the variance of an observation that lies between launches; empty if
 *     all observations are equal
 * @param smallestDifference relative difference that a comparison of n against n launches detects
 *     in 90 of 100 cases
 */
public record CellCapability(
    CellKey key,
    int launches,
    double median,
    Optional<Double> betweenShare,
    double smallestDifference) {
  private static final double SIGNIFICANCE = 0.05;
  private static final double POWER = 0.9;

  /**
   * The capability according to the observations of each launch; the smallest difference is that of
   * {@link DetectableDifference} between the medians of launches.
   *
   * @param runTimes valid run-times of each launch without outliers, in nanoseconds
   * @param n launches of each side in the planned comparison
   */
  static CellCapability of(CellKey key, List<double[]> runTimes, int n) {
    double[] medians =
        runTimes.stream().mapToDouble(x -> OrderedSample.of("runTimes", x).median()).toArray();
    VarianceComponents components = VarianceComponents.of(new ArrayList<>(runTimes));
    boolean varies = components.between() + components.within() > 0;
    return new CellCapability(
        key,
        medians.length,
        OrderedSample.of("medians", medians).median(),
        varies ? Optional.of(components.intraclassCorrelation()) : Optional.empty(),
        DetectableDifference.relative(medians, n, SIGNIFICANCE, POWER));
  }
}
