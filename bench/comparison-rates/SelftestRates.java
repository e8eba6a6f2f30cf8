package org.tutti.bench.comparisonrates;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import org.tutti.analysis.compare.CellPair;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.lab.trust.selftest.DetectableRatio;

/** How often a comparison finds the smallest difference that {@code selftest} has promised. */
final class SelftestRates {
  private static final double POWER = 0.9;

  private final RateTable table;

  SelftestRates(RateTable table) {
    this.table = table;
  }

  void all() {
    for (LaunchDistribution launches :
        List.of(
            LaunchDistribution.unimodal(0.02),
            LaunchDistribution.bimodal(0.4, 0.015),
            LaunchDistribution.ticked(1000, 0.02))) {
      for (int cells : new int[] {1, 12}) {
        for (int count : new int[] {6, 10, 20}) {
          table.atLeast(
              POWER,
              "compare finds what selftest promised",
              ComparisonScenario.of(launches, 1, count, true).words(),
              cells,
              seed -> found(launches, cells, count, new SplittableRandom(seed)));
        }
      }
    }
  }

  private static RateTable.Count found(
      LaunchDistribution launches, int cells, int count, SplittableRandom random) {
    CellPair pair =
        SimulatedCampaigns.compare(
                launches.draw(random, count),
                launches.draw(random, count),
                true,
                ComparisonOptions.DEFAULT)
            .pair();
    int tests = DetectableRatio.tests(List.of(pair)) * cells;
    OptionalDouble promised = new DetectableRatio(count, tests).relative(pair, POWER);
    return promised.isEmpty()
        ? RateTable.Count.NONE
        : RateTable.Count.of(isFound(launches, cells, count, 1 + promised.getAsDouble(), random));
  }

  private static boolean isFound(
      LaunchDistribution launches, int cells, int count, double ratio, SplittableRandom random) {
    List<DrawnMedians> a = new ArrayList<>();
    List<DrawnMedians> b = new ArrayList<>();
    for (int cell = 0; cell < cells; cell++) {
      a.add(launches.draw(random, count));
      b.add(launches.times(cell == 0 ? ratio : 1).draw(random, count));
    }
    return SimulatedCampaigns.compare(a, b, true, ComparisonOptions.DEFAULT)
        .get(0)
        .difference()
        .hasDirection();
  }
}
