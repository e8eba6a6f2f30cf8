package org.tutti.stats.planning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.interval.QuantileInterval;

class PlanningTest {

  private static final VarianceComponents FOUR_TO_ONE = new VarianceComponents(1, 4, 10, 100);

  @Test
  void theRuleStopsOnceTheIntervalIsNarrowAndNotBefore() {
    Random random = new Random(3);
    double[] times =
        IntStream.range(0, 2000).mapToDouble(i -> 100 + random.nextGaussian()).toArray();
    IntervalStoppingRule rule = IntervalStoppingRule.at(0.002).withAtLeast(40);
    assertThat(rule.nextLook(0)).isEqualTo(40);
    int n = 40;
    while (!rule.stops(Arrays.copyOf(times, n))) {
      assertThat(halfWidth(times, n)).isGreaterThan(0.002);
      assertThat(rule.nextLook(n)).isBetween(3 * n / 2, 3 * n / 2 + 1);
      n = rule.nextLook(n);
    }
    assertThat(n).isGreaterThan(40);
    assertThat(halfWidth(times, n)).isLessThanOrEqualTo(0.002);
    assertThat(rule.stops(Arrays.copyOf(times, n + 1))).as("between two looks").isFalse();
  }

  private static double halfWidth(double[] times, int n) {
    return QuantileInterval.ofMedian(Arrays.copyOf(times, n), 0.95).relativeHalfWidth();
  }

  @Test
  void launchesThatAgreeHaveNoVarianceBetween() {
    VarianceComponents same =
        VarianceComponents.of(List.of(new double[] {1, 2, 3}, new double[] {3, 2, 1}));
    assertThat(same.between()).isZero();
    assertThat(same.within()).isEqualTo(1);
    assertThat(same.intraclassCorrelation()).isZero();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> VarianceComponents.of(List.of(new double[] {1}, new double[] {2})))
        .withMessageStartingWith("launches have one observation each");
  }

  @Test
  void theSplitFollowsCochransRule() {
    // sqrt(launch cost / observation cost * within / between) = sqrt(100 * 4) = 20 observations.
    BudgetSplit split = BudgetSplit.of(FOUR_TO_ONE, 100_000, 100, 1);
    assertThat(split.observations()).isBetween(18, 22);
    assertThat(split.cost()).isLessThanOrEqualTo(100_000);
    assertThat(split.standardError())
        .isCloseTo(
            FOUR_TO_ONE.standardError(split.launches(), split.observations()), within(1e-15));
  }

  @Test
  void withoutVarianceBetweenLaunchesOnlyTheFewestAreMade() {
    BudgetSplit split = BudgetSplit.of(new VarianceComponents(0, 4, 10, 100), 10_000, 100, 1);
    assertThat(split.launches()).isEqualTo(BudgetSplit.MIN_LAUNCHES);
  }

  @Test
  void observationsThatGainNothingAreNotProposed() {
    // All variance is between launches, of which the budget has room for nine and a half.
    BudgetSplit launchesDiffer =
        BudgetSplit.of(new VarianceComponents(1, 1e-6, 5, 100), 9.5e8, 1e8, 1);
    assertThat(launchesDiffer.launches()).isEqualTo(9);
    assertThat(launchesDiffer.observations()).isEqualTo(30);
    assertThat(launchesDiffer.cost()).isEqualTo(9 * (1e8 + 30));

    BudgetSplit constant = BudgetSplit.of(new VarianceComponents(0, 0, 5, 100), 9.5e8, 1e8, 1);
    assertThat(constant.observations()).isEqualTo(30);

    // Here they gain something.
    VarianceComponents mixed = new VarianceComponents(1, 1e6, 5, 100);
    BudgetSplit useful = BudgetSplit.of(mixed, 9.5e8, 1e8, 1);
    assertThat(useful.observations()).isGreaterThan(1_000_000);
    assertThat(useful.standardError())
        .isLessThan(1.0101 * mixed.standardError(useful.launches(), 5_555_555));
  }

  @Test
  void launchesThatResembleEachOtherVaryMoreThanTheyShow() {
    assertThat(FOUR_TO_ONE.dependent(3)).isEqualTo(new VarianceComponents(3, 4, 10, 100));
  }

  @Test
  void aRatioThatIsFarFromALimitNeedsNoMoreValues() {
    Estimate ratio = new Estimate(1.02, 1.0, 1.0404, 0.95, "ratio", 10);
    double distance = Math.log(1.03 / 1.02);
    assertThat(FurtherSamples.toExclude(ratio, 10, 1.03, 1))
        .isEqualTo((int) Math.ceil(10 * Math.pow(Math.log(1.02) / distance, 2) - 10));
    assertThat(FurtherSamples.toExclude(ratio, 10, 1.02, 1)).isEqualTo(FurtherSamples.MAX);
    assertThat(FurtherSamples.toExclude(ratio, 10, 2, 1)).isEqualTo(1);
  }

  @Test
  void aBudgetBelowTheFewestLaunchesIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> BudgetSplit.of(FOUR_TO_ONE, 600, 100, 1))
        .withMessageStartingWith("budget is 600.0");
  }

  /**
   * What a pilot of eight launches promises holds: the true error of the split is at most the
   * promised one in about four of five pilots, also where launches hardly differ.
   */
  @Test
  void theErrorOfASplitIsPromisedByWhatThePilotLeavesOpen() {
    SplittableRandom random = new SplittableRandom(16);
    for (double between : new double[] {0.0004, 0.01, 1}) {
      int pilots = 400;
      int kept = 0;
      for (int pilot = 0; pilot < pilots; pilot++) {
        List<double[]> launches = new ArrayList<>();
        for (int launch = 0; launch < 8; launch++) {
          double level = 100 + Math.sqrt(between) * random.nextGaussian();
          launches.add(
              DoubleStream.generate(() -> level + random.nextGaussian()).limit(100).toArray());
        }
        VarianceComponents components = VarianceComponents.of(launches).upper(0.8);
        BudgetSplit split = BudgetSplit.of(components, 300, 1, 1e-5);
        double error = Math.sqrt((between + 1.0 / split.observations()) / split.launches());
        kept += error <= split.standardError() * 1.02 ? 1 : 0;
      }
      assertThat((double) kept / pilots).as("between %s", between).isGreaterThan(0.74);
    }
  }
}
