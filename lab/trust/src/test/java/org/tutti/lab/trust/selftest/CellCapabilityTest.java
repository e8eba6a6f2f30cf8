package org.tutti.lab.trust.selftest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.analysis.compare.CellJudge;
import org.tutti.analysis.compare.CellPair;
import org.tutti.analysis.compare.ComparisonMethod;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Side;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.TimingMethod;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.Correction;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

class CellCapabilityTest {
  private static final CellKey KEY = new CellKey("org.example.B.bcast", "BCAST", 8, 2);

  /** 90 of 100 comparisons of ten pairs that differ so much find it, and not 99 of 100. */
  @Test
  void theSmallestDifferenceIsFoundByCompare() {
    Random random = new Random(4);
    CellPair pilot = pair(random, 200, 1);
    double difference = capability(pilot, 10, 12).smallestDifference().orElseThrow();
    ComparisonOptions twelve =
        new ComparisonOptions(Alternative.TWO_SIDED, Correction.NONE, 0.03, 0.05 / 12);
    int found = 0;
    for (int trial = 0; trial < 300; trial++) {
      CellPair pair = pair(random, 10, 1 + difference);
      found +=
          CellJudge.judge(List.of(pair), ComparisonMethod.PAIRED, twelve)
                  .get(0)
                  .difference()
                  .hasDirection()
              ? 1
              : 0;
    }
    assertThat(found).isBetween(250, 294);
    assertThat(capability(pilot, 10, 12).withMoreLaunches().orElseThrow())
        .isBetween(difference / 4, difference / 1.8);
  }

  @Test
  void tooFewPairsFindNothing() {
    CellPair pilot = pair(new Random(4), 10, 1);
    assertThat(capability(pilot, 6, 12).smallestDifference()).isEmpty();
    assertThat(capability(pilot, 9, 12).smallestDifference()).isPresent();
  }

  @Test
  void withoutVariationThereIsNoShareAndEveryDifferenceIsFound() {
    double[] same = new double[10];
    Arrays.fill(same, 5);
    CellPair pilot = new CellPair(KEY, Map.of(), same, same, null, null);
    CellCapability capability =
        CellCapability.of(
            withFigures(pilot), List.of(new double[] {5, 5}, new double[] {5, 5}), 10, 1);

    assertThat(capability.betweenShare()).isEmpty();
    assertThat(capability.smallestDifference().orElseThrow()).isLessThan(1e-3);
  }

  private static CellCapability capability(CellPair pilot, int n, int tests) {
    double other = 1000 * Math.exp(0.02);
    return CellCapability.of(
        pilot, List.of(new double[] {1000, 1000}, new double[] {other, other}), n, tests);
  }

  private static CellPair pair(Random random, int n, double factor) {
    double[] a =
        random.doubles(n).map(any -> 1000 * Math.exp(0.02 * random.nextGaussian())).toArray();
    double[] b =
        random
            .doubles(n)
            .map(any -> 1000 * factor * Math.exp(0.02 * random.nextGaussian()))
            .toArray();
    return withFigures(new CellPair(KEY, Map.of(), a, b, null, null));
  }

  /** With figures that know no steps of a clock. */
  private static CellPair withFigures(CellPair pair) {
    CellFigures figures = side("any", 1).cells().get(0);
    return new CellPair(pair.key(), pair.levels(), pair.a(), pair.b(), figures, figures);
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
