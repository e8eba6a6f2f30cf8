package org.tutti.analysis.selftest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.analysis.compare.Side;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.TimingMethod;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

class CellCapabilityTest {
  private static final CellKey KEY = new CellKey("org.example.B.bcast", "BCAST", 8, 2);

  @Test
  void theSmallestDifferenceFollowsFromTheSpreadBetweenLaunches() {
    double other = 1000 * Math.exp(0.02);
    CellCapability capability =
        CellCapability.of(KEY, List.of(new double[] {1000, 1000}, new double[] {other, other}), 10);

    // (1.95996 + 1.28155) * (0.02 / sqrt 2) * sqrt(2 / 10 * pi / 3), back from the logarithm.
    assertThat(capability.smallestDifference()).isCloseTo(0.0212, within(1e-4));
    assertThat(capability.betweenShare().orElseThrow()).isCloseTo(1, within(1e-12));
    assertThat(capability.launches()).isEqualTo(2);
  }

  @Test
  void withoutVariationThereIsNoShareAndEveryDifferenceIsFound() {
    CellCapability capability =
        CellCapability.of(KEY, List.of(new double[] {5, 5}, new double[] {5, 5}), 10);

    assertThat(capability.betweenShare()).isEmpty();
    assertThat(capability.smallestDifference()).isZero();
  }

  @Test
  void falsePositivesAreCountedOverComparisonsOfConsecutiveBlocks() {
    FalsePositives none = FalsePositives.of(side("A", 1), side("B", 1), 10);
    assertThat(none).isEqualTo(new FalsePositives(2, 0, 2, 0));

    FalsePositives all = FalsePositives.of(side("A", 1), side("B", 2), 10);
    assertThat(all).isEqualTo(new FalsePositives(2, 2, 2, 2));
  }

  /** 25 blocks: two comparisons of 10 blocks, and 5 blocks that are left over. */
  private static Side side(String name, double factor) {
    Random random = new Random(name.hashCode());
    List<LaunchFigures> launches = new ArrayList<>();
    for (int block = 1; block <= 25; block++) {
      double median = factor * (1000 + random.nextInt(10));
      PlannedLaunch launch = new PlannedLaunch(block, block, Treatment.ONLY);
      launches.add(
          new LaunchFigures(
              launch, LaunchFigures.Times.allOf(median), new LaunchFigures.Counts(10, 0, 0)));
    }
    CellSettings settings =
        CellSettings.of(
            TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
            CellCounts.of(10, 0));
    CellFigures cell = new CellFigures(KEY, Treatment.ONLY, settings, launches);
    return new Side(name, List.of(cell), List.of(), true);
  }
}
