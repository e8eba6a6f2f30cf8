package org.tutti.lab.trust.selftest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import org.tutti.analysis.compare.CellPair;
import org.tutti.records.launch.CellKey;
import org.tutti.stats.planning.VarianceComponents;
import org.tutti.stats.sample.OrderedSample;

/**
 * What an A/A campaign shows about a cell.
 *
 * @param key which cell
 * @param launches number of launches of A and B together
 * @param median over the launches of their medians, in nanoseconds
 * @param betweenShare share of the variance of an observation that lies between launches, within
 *     the states of the machine; empty if all observations are equal
 * @param smallestDifference relative difference that {@code compare} finds in 90 of 100 comparisons
 *     of as many paired launches and cells; empty if it finds none
 * @param withMoreLaunches the same for four times as many launches
 */
public record CellCapability(
    CellKey key,
    int launches,
    double median,
    Optional<Double> betweenShare,
    OptionalDouble smallestDifference,
    OptionalDouble withMoreLaunches) {
  /** How many times as many launches {@link #withMoreLaunches} is about. */
  public static final int MORE = 4;

  private static final double POWER = 0.9;

  /**
   * The capability according to the observations of each launch.
   *
   * @param cell launches of A and B, paired by block
   * @param runTimes valid run-times of each launch without outliers, in nanoseconds, as if the
   *     machine had one state
   * @param n launches of each side in the planned comparison
   * @param tests number of its tests
   */
  static CellCapability of(CellPair cell, List<double[]> runTimes, int n, int tests) {
    double[] medians =
        DoubleStream.concat(
                DoubleStream.of(cell.figuresOfA().medians()),
                DoubleStream.of(cell.figuresOfB().medians()))
            .toArray();
    VarianceComponents components = VarianceComponents.of(new ArrayList<>(runTimes));
    boolean varies = components.between() + components.within() > 0;
    return new CellCapability(
        cell.key(),
        medians.length,
        OrderedSample.of("medians", medians).median(),
        varies ? Optional.of(components.intraclassCorrelation()) : Optional.empty(),
        new DetectableRatio(n, tests).relative(cell, POWER),
        new DetectableRatio(MORE * n, tests).relative(cell, POWER));
  }
}
