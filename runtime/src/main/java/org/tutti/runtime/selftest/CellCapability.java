package org.tutti.runtime.selftest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.tutti.runtime.store.CellKey;
import org.tutti.stats.planning.VarianceComponents;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.summary.Moments;

/**
 * What an A/A campaign says of a cell.
 *
 * @param key which cell
 * @param launches number of launches of A and B together
 * @param median over the launches of their medians, in nanoseconds
 * @param betweenShare share of the variance of an observation that lies between launches; empty if
 *     nothing varies
 * @param smallestDifference relative difference that a comparison of n against n launches finds in
 *     90 of 100 cases
 */
public record CellCapability(
    CellKey key,
    int launches,
    double median,
    Optional<Double> betweenShare,
    double smallestDifference) {
  private static final double SIGNIFICANCE = 0.05;
  private static final double POWER = 0.9;

  /** Pitman's asymptotic relative efficiency of ranks against t for normal data. */
  private static final double EFFICIENCY = 3 / Math.PI;

  /**
   * The capability by the observations of each launch. The smallest difference is {@code (z(1 -
   * α/2) + z(power)) s sqrt(2 / n) / sqrt(3 / π)}, where s is the standard deviation of the
   * logarithms of the medians of the launches.
   *
   * @param runTimes valid run-times of each launch without outliers, in nanoseconds
   * @param n launches of each side in the comparison that is planned
   */
  static CellCapability of(CellKey key, List<double[]> runTimes, int n) {
    double[] medians =
        runTimes.stream().mapToDouble(x -> OrderedSample.of("runTimes", x).median()).toArray();
    double[] logarithms = new double[medians.length];
    for (int launch = 0; launch < medians.length; launch++) {
      logarithms[launch] = Math.log(medians[launch]);
    }
    NormalDistribution normal = NormalDistribution.of(0, 1);
    double z =
        normal.inverseSurvivalProbability(SIGNIFICANCE / 2)
            + normal.inverseSurvivalProbability(1 - POWER);
    double spread = Moments.of(logarithms).standardDeviation();
    VarianceComponents components = VarianceComponents.of(new ArrayList<>(runTimes));
    double total = components.between() + components.within();
    return new CellCapability(
        key,
        medians.length,
        OrderedSample.of("medians", medians).median(),
        total > 0 ? Optional.of(components.between() / total) : Optional.empty(),
        Math.expm1(z * spread * Math.sqrt(2.0 / n / EFFICIENCY)));
  }
}
