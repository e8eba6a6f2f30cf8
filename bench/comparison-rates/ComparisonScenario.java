package org.tutti.bench.comparisonrates;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
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
 */
record ComparisonScenario(
    LaunchDistribution a, LaunchDistribution b, int launchesOfA, int launchesOfB, boolean paired) {

  /** As many launches of each, where each launch of B takes so many times as long. */
  static ComparisonScenario of(
      LaunchDistribution launches, double factor, int count, boolean paired) {
    return new ComparisonScenario(launches, launches.times(factor), count, count, paired);
  }

  /** The comparisons of so many pairs of campaigns; the same ones whenever it is called. */
  List<CellComparison> simulate(int trials) {
    long seed = 31L * words().hashCode() + launchesOfA;
    return IntStream.range(0, trials)
        .parallel()
        .mapToObj(trial -> compare(new SplittableRandom(seed << 32 | trial)))
        .toList();
  }

  private CellComparison compare(SplittableRandom random) {
    return SimulatedCampaigns.compare(
        a.draw(random, launchesOfA),
        b.draw(random, launchesOfB),
        paired,
        ComparisonOptions.DEFAULT);
  }

  /** Distributions and design, for the result. */
  String words() {
    String sides = a.name().equals(b.name()) ? a.name() : a.name() + " against " + b.name();
    return sides + (paired ? ": paired" : ": independent");
  }

  /** Numbers of launches, for the result. */
  String launches() {
    return launchesOfA == launchesOfB ? "" + launchesOfA : launchesOfA + " against " + launchesOfB;
  }
}
