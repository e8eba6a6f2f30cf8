package org.tutti.bench.comparisonrates;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.ComparisonOptions;

/**
 * Pairs of campaigns that are drawn and compared.
 *
 * @param a distribution of the launches of A
 * @param b distribution of the launches of B
 * @param launchesOfA number of launches of A
 * @param launchesOfB number of launches of B
 * @param paired whether launches of one block are a pair
 * @param host how the host's speed changes from launch to launch; of a pair, that of A comes first
 * @param unchanged number of further cells without a difference, with the launches of A
 */
record ComparisonScenario(
    LaunchDistribution a,
    LaunchDistribution b,
    int launchesOfA,
    int launchesOfB,
    boolean paired,
    HostSpeed host,
    int unchanged) {

  /** One cell, on a host that does not change. */
  ComparisonScenario(
      LaunchDistribution a,
      LaunchDistribution b,
      int launchesOfA,
      int launchesOfB,
      boolean paired) {
    this(a, b, launchesOfA, launchesOfB, paired, HostSpeed.CONSTANT, 0);
  }

  /** As many launches of each, where each launch of B takes so many times as long. */
  static ComparisonScenario of(
      LaunchDistribution launches, double factor, int count, boolean paired) {
    return new ComparisonScenario(launches, launches.times(factor), count, count, paired);
  }

  /** On a host whose speed changes. */
  ComparisonScenario on(HostSpeed changing) {
    return new ComparisonScenario(a, b, launchesOfA, launchesOfB, paired, changing, unchanged);
  }

  /** With further cells that do not differ, whose launches are others'. */
  ComparisonScenario with(int cells) {
    return new ComparisonScenario(a, b, launchesOfA, launchesOfB, paired, host, cells);
  }

  /** The comparison of all cells of one pair of campaigns. */
  List<CellComparison> compare(SplittableRandom random) {
    List<DrawnMedians> cellsOfA = new ArrayList<>();
    List<DrawnMedians> cellsOfB = new ArrayList<>();
    double[] speed = host.draw(random, 2 * Math.max(launchesOfA, launchesOfB));
    cellsOfA.add(a.draw(random, launchesOfA, launch -> speed[2 * launch]));
    cellsOfB.add(b.draw(random, launchesOfB, launch -> speed[2 * launch + 1]));
    for (int cell = 0; cell < unchanged; cell++) {
      cellsOfA.add(a.draw(random, launchesOfA, launch -> speed[2 * launch]));
      cellsOfB.add(a.draw(random, launchesOfB, launch -> speed[2 * launch + 1]));
    }
    return SimulatedCampaigns.compare(cellsOfA, cellsOfB, paired, ComparisonOptions.DEFAULT);
  }

  /** Distributions, design, and numbers of launches, for the result. */
  String words() {
    String sides = a.name().equals(b.name()) ? a.name() : a.name() + " against " + b.name();
    String numbers =
        launchesOfA == launchesOfB ? "" + launchesOfA : launchesOfA + " against " + launchesOfB;
    return sides + host.name() + (paired ? ": paired; " : ": independent; ") + numbers;
  }
}
