package org.tutti.stats.planning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tutti.stats.interval.QuantileInterval;
import org.tutti.stats.summary.Moments;

class PlanningTest {

  private static final VarianceComponents FOUR_TO_ONE = new VarianceComponents(1, 4, 10, 100);

  @Test
  void aPilotWithoutSpreadNeedsTwoObservations() {
    assertThat(SampleSize.forMean(new Moments(5, 10, 0), 0.01, 0.95)).isEqualTo(2);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SampleSize.forMean(new Moments(5, 0, 1), 0.01, 0.95))
        .withMessageStartingWith("mean is 0");
  }

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
    assertThat(split.launches()).isEqualTo(BudgetSplit.LEAST_LAUNCHES);
  }

  @Test
  void aBudgetBelowTheFewestLaunchesIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> BudgetSplit.of(FOUR_TO_ONE, 600, 100, 1))
        .withMessageStartingWith("budget is 600.0");
  }
}
