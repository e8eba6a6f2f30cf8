package org.tutti.stats.dominance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;

class SignedRanksTest {

  private static SignedRanks of(double... differences) {
    return SignedRanks.of(Pairs.of(new double[differences.length], differences));
  }

  @Test
  void thePlacementsCountPositiveSumsOfTwoDifferences() {
    double[] differences = {3, -1, 2, -2, 0, 5, 1};
    double sum = 0;
    for (double one : differences) {
      for (double other : differences) {
        sum += (1 + Math.signum(one + other)) / 2;
      }
    }
    assertThat(SignedPlacements.of(differences).deviation())
        .isCloseTo(sum / 49 - 0.5, within(1e-15));
  }

  @Test
  void differencesOfOneSignHaveTheLeastPValue() {
    assertThat(of(1, 2, 3, 4, 5, 6).test(0, Alternative.TWO_SIDED).pValue()).isEqualTo(2.0 / 64);
    assertThat(of(1, 2, 3, 4, 5, 6).test(0, Alternative.LESS).pValue()).isEqualTo(1.0 / 64);
    assertThat(of(1, 2, 3, 4, 5, 6).test(0, Alternative.GREATER).pValue()).isEqualTo(1);
    assertThat(of(4, 4, 4, 4, 4, 4).test(0, Alternative.TWO_SIDED).pValue()).isEqualTo(2.0 / 64);
    assertThat(of(0, 0, 0).test(0, Alternative.TWO_SIDED).pValue()).isEqualTo(1);
    assertThat(SignedRanks.leastPValue(6, Alternative.TWO_SIDED)).isEqualTo(2.0 / 64);
    assertThat(SignedRanks.leastPValue(6, Alternative.GREATER)).isEqualTo(1.0 / 64);
  }

  /**
   * The number of ways whose negative ranks sum to k is that of partitions of k into distinct parts
   * (OEIS A000009: 1, 1, 1, 2, 2, 3, 4, 5, 6, 8) as long as no rank is beyond the bound.
   */
  @Test
  void theDistributionCountsPartitionsIntoDistinctParts() {
    int[] partitions = {1, 1, 1, 2, 2, 3, 4, 5, 6, 8};
    SignFlips signs = SignFlips.untied(20);
    int total = Arrays.stream(SignedScores.untied(20)).sum();
    double upTo = 0;
    for (int k = 0; k < partitions.length; k++) {
      upTo += partitions[k];
      assertThat(signs.atLeast(total - 4.0 * k)).isEqualTo(upTo / (1 << 20));
    }
  }

  /** Every sign of every difference, tied or not: what is counted is what there is. */
  @Test
  void theDistributionIsThatOverAllSigns() {
    for (double[] differences :
        new double[][] {
          {1, -2, 3, -4, 5, 6, 7, -8}, {1, 1, -1, 2, 2, 2, -3}, {0, 0, 1, -1, 1, 4}, {2, 2, 2, 2}
        }) {
      SignedScores observed = SignedScores.of(differences);
      int atLeast = 0;
      for (int signs = 0; signs < 1 << differences.length; signs++) {
        double[] flipped = new double[differences.length];
        for (int i = 0; i < flipped.length; i++) {
          flipped[i] = (signs >> i & 1) == 0 ? differences[i] : -differences[i];
        }
        atLeast += SignedScores.of(flipped).sum() >= observed.sum() ? 1 : 0;
      }
      assertThat(SignFlips.of(observed).atLeast(observed.sum()))
          .isEqualTo((double) atLeast / (1 << differences.length));
    }
  }

  /** One of ten pairs was disturbed: 15 of 1024 ways in either tail, with 11 by signs alone. */
  @Test
  void onePairFarOffDoesNotHideTheOthers() {
    double[] faster = {-0.1, -0.11, -0.09, -0.12, -0.08, -0.105, -0.095, -0.115, -0.085, 0.3};
    assertThat(of(faster).test(0, Alternative.TWO_SIDED).pValue()).isEqualTo(30.0 / 1024);
    assertThat(of(faster).shift(0.95).orElseThrow().high()).isNegative();
  }

  /** A corrected level of 400 cells: a tail of 20 pairs is counted, not extrapolated. */
  @Test
  void tailsOfManyPairsAreExact() {
    double[] differences = IntStream.rangeClosed(1, 60).asDoubleStream().toArray();
    assertThat(of(differences).test(0, Alternative.LESS).pValue()).isEqualTo(Math.pow(2, -60));
    differences[0] = -1;
    assertThat(of(differences).test(0, Alternative.LESS).pValue()).isEqualTo(2 * Math.pow(2, -60));
  }

  /** A single small difference of the other sign: two of 64 ways in either tail. */
  @Test
  void magnitudesCount() {
    assertThat(of(-1, 2, 3, 4, 5, 6).test(0, Alternative.TWO_SIDED).pValue()).isEqualTo(4.0 / 64);
    assertThat(of(1, 2, 3, 4, 5, -6).test(0, Alternative.TWO_SIDED).pValue()).isGreaterThan(0.2);
  }

  @Test
  void theShiftIsTheMedianOfTheMeansOfTwo() {
    double[] differences = {1.5, -0.25, 4, 7, 2.75, 11, 3.5};
    double[] means =
        IntStream.range(0, 7)
            .boxed()
            .flatMap(
                i -> IntStream.range(0, 7).mapToObj(j -> (differences[i] + differences[j]) / 2))
            .mapToDouble(Double::doubleValue)
            .sorted()
            .toArray();
    Estimate shift = of(differences).shift(0.95).orElseThrow();
    assertThat(shift.value()).isCloseTo(means[24], within(1e-12));
    for (double end : new double[] {shift.low(), shift.high()}) {
      double outward = Math.signum(end - shift.value()) * 1e-9;
      assertThat(of(differences).test(end + outward, Alternative.TWO_SIDED).pValue())
          .isLessThanOrEqualTo(0.05);
      assertThat(of(differences).test(end - outward, Alternative.TWO_SIDED).pValue())
          .isGreaterThan(0.05);
    }
  }

  @Test
  void sixPairsAreTheFewestWithAnIntervalAt95Percent() {
    assertThat(of(1, 2, 3, 4, 5).shift(0.95)).isEmpty();
    assertThat(of(1, 2, 3, 4, 5, 6).shift(0.95).orElseThrow().low()).isCloseTo(1, within(1e-12));
    assertThat(of(1, 2, 3, 4, 5, 6).shift(1 - 0.05 / 4)).isEmpty();
  }

  @Test
  void pairsInDifferentModesAreAlignedByThem() {
    double[] x = {10, 110, 12, 111};
    double[] y = {111, 11, 13, 113};
    Pairs pairs =
        new Pairs(
            x,
            y,
            new boolean[] {false, true, false, true},
            new boolean[] {true, false, false, true});
    // The medians of the modes are 11.5 and 111, less half a step of the shift each.
    assertThat(pairs.differences(0)).containsExactly(1.5, 0.5, 1, 2);
    assertThat(SignedRanks.of(pairs).probability()).isEqualTo(1);
  }

  @Test
  void exchangingThePairsExchangesTheTails() {
    Random random = new Random(5);
    double[] differences = random.doubles(30, -1, 2).toArray();
    double[] opposite = Arrays.stream(differences).map(d -> -d).toArray();
    TestResult less = of(differences).test(0, Alternative.LESS);
    TestResult greater = of(opposite).test(0, Alternative.GREATER);
    assertThat(less.pValue()).isEqualTo(greater.pValue()).isLessThan(0.05);
    assertThat(less.statistic()).isEqualTo(-greater.statistic());
  }

  @Test
  void manyPairsAreTestedByStudentsT() {
    Random random = new Random(6);
    double[] differences = random.doubles(250, -1, 1.3).toArray();
    assertThat(of(differences).test(0, Alternative.TWO_SIDED).method()).endsWith("t");
    assertThat(of(differences).shift(0.95).orElseThrow().contains(0.15)).isTrue();
  }

  @Test
  void samplesThatAreNoPairsAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Pairs.of(new double[2], new double[3]))
        .withMessageContaining("3 elements");
  }
}
