package org.tutti.stats.planning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;

class ComparisonPlanningTest {

  @Test
  void aStatisticGrowsWithTheSquareRootOfN() {
    // 1.5 has to become about 1.96 and a little more: (1.97 / 1.5)² * 100 = 172.
    FurtherSamples more = FurtherSamples.toReject(1.5, 100, 0.025, n -> 0);
    assertThat(more.likely()).isBetween(70, 74);
    // 2.78 has it already; 0.22 takes 80 times as many.
    assertThat(more.least()).isEqualTo(1);
    assertThat(more.most()).isBetween(7_800, 7_960);
  }

  @Test
  void aTestThatCannotRejectYetNeedsEnoughValuesToDoSo() {
    // Of twelve tests, each one-sided one is made at 0.05 / 24: 2^-9 is the first power below.
    FurtherSamples more = FurtherSamples.toReject(30, 6, 0.05 / 24, n -> Math.pow(2, -n));
    assertThat(more).isEqualTo(new FurtherSamples(3, 3, 3));
  }

  @Test
  void withoutStrengthNoNumberIsEnough() {
    assertThat(FurtherSamples.toReject(-0.5, 10, 0.05, n -> 0).likely())
        .isEqualTo(FurtherSamples.MAX);
    assertThat(FurtherSamples.toReject(-2, 10, 0.05, n -> 0)).isEqualTo(FurtherSamples.NEVER);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> FurtherSamples.toReject(1, 0, 0.05, n -> 0))
        .withMessageContaining("n is 0");
  }

  @Test
  void theEarlierOfTwoNumbersIsThatWhichIsLikelySooner() {
    FurtherSamples soon = new FurtherSamples(1, 5, 90);
    FurtherSamples later = new FurtherSamples(4, 6, 8);
    assertThat(later.orEarlier(soon)).isEqualTo(soon);
    assertThat(later.andAlso(soon)).isEqualTo(new FurtherSamples(4, 6, 90));
  }

  @Test
  void theStrengthOfATestSpeaksForItsAlternative() {
    assertThat(FurtherSamples.strength(result(2, Alternative.LESS))).isEqualTo(2);
    assertThat(FurtherSamples.strength(result(2, Alternative.GREATER))).isEqualTo(-2);
    assertThat(FurtherSamples.strength(result(-2, Alternative.TWO_SIDED))).isEqualTo(2);
    assertThat(FurtherSamples.strength(0.025)).isCloseTo(1.959964, within(1e-6));
  }

  private static TestResult result(double statistic, Alternative alternative) {
    return new TestResult(statistic, 0.5, alternative, "test", 10);
  }

  @Test
  void whatAClockHidesDoesNotShrink() {
    // Of the half width of 0.1, 0.02 remains: 0.08 has to become 0.03.
    Estimate ratio = ratio(Math.exp(0.05), Math.exp(-0.05), Math.exp(0.15));
    assertThat(FurtherSamples.toExclude(ratio, 90, 1, Math.exp(0.02))).isBetween(550, 551);
    assertThat(FurtherSamples.toExclude(ratio, 90, 1, Math.exp(0.05)))
        .isEqualTo(FurtherSamples.MAX);
    assertThat(FurtherSamples.toExclude(ratio, 90, 1, Math.exp(0.06)))
        .isEqualTo(FurtherSamples.MAX);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> FurtherSamples.toExclude(ratio, 90, 1, 0.9))
        .withMessageContaining("hidden");
  }

  private static Estimate ratio(double value, double low, double high) {
    return new Estimate(value, low, high, 0.95, "by hand", 10);
  }
}
