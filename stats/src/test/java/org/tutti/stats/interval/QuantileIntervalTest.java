package org.tutti.stats.interval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class QuantileIntervalTest {

  private static double[] upTo(int n) {
    return IntStream.rangeClosed(1, n).mapToDouble(i -> n + 1 - i).toArray();
  }

  @Test
  void aMedianAtNinetyFivePercentNeedsSixObservations() {
    assertThat(QuantileInterval.minimumSize(0.5, 0.95)).isEqualTo(6);
    Estimate estimate = QuantileInterval.ofMedian(upTo(6), 0.95);
    assertThat(estimate.value()).isEqualTo(3.5);
    assertThat(estimate.low()).isEqualTo(1);
    assertThat(estimate.high()).isEqualTo(6);
    assertThat(QuantileInterval.ranks(6, 0.5, 0.95).coverage())
        .isCloseTo(1 - 2 / 64.0, within(1e-12));
  }

  @Test
  void tooFewObservationsAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> QuantileInterval.ofMedian(upTo(5), 0.95))
        .withMessageStartingWith("values holds 5 values")
        .withMessageContaining("needs 6");
  }

  @Test
  void ranksAreThoseOfLeBoudecsTable() {
    // Le Boudec 2010, table A.1: n = 10 gives 2 and 9, n = 20 gives 6 and 15, n = 50 18 and 32 or
    // 33.
    assertThat(QuantileInterval.ranks(10, 0.5, 0.95))
        .extracting(QuantileInterval.RankBounds::lower, QuantileInterval.RankBounds::upper)
        .containsExactly(2, 9);
    assertThat(QuantileInterval.ranks(20, 0.5, 0.95))
        .extracting(QuantileInterval.RankBounds::lower, QuantileInterval.RankBounds::upper)
        .containsExactly(6, 15);
    assertThat(QuantileInterval.ranks(50, 0.5, 0.95))
        .extracting(QuantileInterval.RankBounds::lower, QuantileInterval.RankBounds::upper)
        .containsExactly(18, 33);
  }

  @Test
  void everySizeCoversAtLeastTheLevelAndLargeOnesNotMuchMore() {
    for (double probability : new double[] {0.05, 0.25, 0.5, 0.9}) {
      int minimum = QuantileInterval.minimumSize(probability, 0.95);
      for (int n = minimum; n < minimum + 300; n++) {
        assertThat(QuantileInterval.ranks(n, probability, 0.95).coverage())
            .isGreaterThanOrEqualTo(0.95);
      }
    }
    for (int n = 550; n < 2000; n++) {
      assertThat(QuantileInterval.ranks(n, 0.5, 0.95).coverage()).isLessThan(0.96);
    }
  }

  @Test
  void aMillionObservationsNeedNoApproximation() {
    QuantileInterval.RankBounds ranks = QuantileInterval.ranks(1_000_000, 0.5, 0.95);
    assertThat(ranks.lower()).isEqualTo(499_020);
    assertThat(ranks.upper()).isEqualTo(500_981);
  }
}
