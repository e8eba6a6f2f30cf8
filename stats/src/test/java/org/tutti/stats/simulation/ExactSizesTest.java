package org.tutti.stats.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.rank.RankSumDistribution;

/**
 * Where the distribution is known exactly, so are sizes and coverage: nothing needs to be drawn.
 */
class ExactSizesTest {

  private static double[] ranks(int count) {
    return IntStream.rangeClosed(1, count).asDoubleStream().toArray();
  }

  /** Probability of a two-sided p-value of at most 0.05. */
  private static double size(RankSumDistribution sums, int least, int greatest) {
    IntToDoubleFunction probability = sum -> sums.atMost(sum) - sums.atMost(sum - 1.0);
    return IntStream.rangeClosed(least, greatest)
        .filter(sum -> Alternative.TWO_SIDED.pValue(sums.atMost(sum), sums.atLeast(sum)) <= 0.05)
        .mapToDouble(probability)
        .sum();
  }

  private static double mannWhitneySize(int n) {
    int least = n * (n + 1) / 2;
    return size(RankSumDistribution.ofDraws(ranks(2 * n), n), least, least + n * n);
  }

  @Test
  void theExactRankTestRejectsInNearlyFivePercentFromTwentyValuesOn() {
    for (int n = 20; n < 50; n += 7) {
      assertThat(mannWhitneySize(n)).isBetween(0.045, 0.05);
    }
  }

  @Test
  void withFewValuesTheyAreConservative() {
    assertThat(mannWhitneySize(10)).isBetween(0.0425, 0.0435);
    assertThat(mannWhitneySize(30)).isBetween(0.0495, 0.0497);
  }

  @Test
  void theExactIntervalOfTheShiftAttainsItsLevel() {
    for (int n = 12; n < 50; n += 5) {
      RankSumDistribution sums = RankSumDistribution.ofDraws(ranks(2 * n), n);
      double rank = sums.quantile(0.025);
      double coverage = 1 - 2 * sums.atMost(rank - 1);
      assertThat(coverage).isBetween(0.95, 0.96);
    }
  }
}
