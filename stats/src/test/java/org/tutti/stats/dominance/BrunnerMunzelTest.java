package org.tutti.stats.dominance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import org.apache.commons.statistics.distribution.TDistribution;
import org.junit.jupiter.api.Test;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.sample.OrderedSample;

class BrunnerMunzelTest {
  /** Pain scores of two treatments (Brunner and Munzel 2000, table 1). */
  private static final double[] PAIN = {1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 2, 4, 1, 1};

  private static final double[] MORE_PAIN = {3, 3, 4, 3, 1, 2, 3, 1, 1, 5, 4};

  private static BrunnerMunzel of(double[] x, double[] y) {
    return BrunnerMunzel.of(List.of(new Stratum(x, y)));
  }

  @Test
  void thePainScoresOfThePaperGiveItsFigures() {
    Dominance dominance = new Dominance().add(placements(PAIN, MORE_PAIN));
    assertThat(dominance.statistic()).isCloseTo(3.1374674823029505, within(1e-12));
    assertThat(dominance.freedom()).isCloseTo(17.682841979481545, within(1e-9));
    assertThat(dominance.probability()).isCloseTo(0.788961, within(1e-6));
    double tail = TDistribution.of(dominance.freedom()).survivalProbability(dominance.statistic());
    assertThat(2 * tail).isCloseTo(0.0057862086661515377, within(1e-12));
  }

  /** By van Elteren's weights, pairs count by 1 / (n + m + 1): 4 of 4 in one stratum, 0 of 20. */
  @Test
  void aLargeStratumWeighsLessThanItsPairs() {
    Dominance dominance =
        new Dominance()
            .add(placements(new double[] {1, 2}, new double[] {3, 4}))
            .add(placements(new double[] {6, 7, 8, 9}, new double[] {1, 2, 3, 4, 5}));
    assertThat(dominance.probability()).isCloseTo(4 / 5.0 / (4 / 5.0 + 20 / 10.0), within(1e-12));
  }

  /** As of a t-test with one variance in common. */
  @Test
  void strataOfSingleValuesHaveTheFreedomOfTheirValues() {
    Placements one = placements(new double[] {2}, new double[] {1, 3, 4});
    assertThat(new Dominance().add(one).freedom()).isEqualTo(2);
    assertThat(new Dominance().add(one).add(one).freedom()).isEqualTo(6);
  }

  private static Placements placements(double[] x, double[] y) {
    return Placements.of(OrderedSample.of("x", x), OrderedSample.of("y", y), 0);
  }

  @Test
  void permutationsOfThePainScoresAgreeWithThePaper() {
    // Neubert and Brunner 2007 report 0.008 for the two-sided permutation test of these scores, of
    // which there are five; without ties, the tail is a little heavier.
    assertThat(of(PAIN, MORE_PAIN).test(0, Alternative.TWO_SIDED).pValue()).isBetween(0.008, 0.011);
  }

  /** By scipy 1.17: brunnermunzel's p-value in all 184,756 ways, 1,080 of them as small as here. */
  @Test
  void tenAgainstTenAreCounted() {
    double[] x = {1.1, 2.3, 3.2, 4.6, 5.9, 6.1, 7.7, 8.4, 11.2, 15.0};
    double[] y = {5.1, 7.9, 9.3, 10.4, 12.8, 13.3, 14.9, 16.2, 17.7, 18.1};
    assertThat(of(x, y).test(0, Alternative.TWO_SIDED).statistic())
        .isCloseTo(3.680607966083865, within(1e-12));
    assertThat(of(x, y).test(0, Alternative.TWO_SIDED).pValue())
        .isCloseTo(0.005845547641213276, within(1e-12));
  }

  /** Draws agree with the ways that can be counted, down to tails of ten ways. */
  @Test
  void drawnTailsAreThoseOfAllWays() {
    for (List<int[]> sizes :
        List.of(
            List.of(new int[] {8, 12}),
            List.of(new int[] {10, 10}),
            List.of(new int[] {4, 40}),
            List.of(new int[] {5, 6}, new int[] {4, 5}))) {
      NullStatistics counted =
          CompleteNull.of(sizes.stream().map(s -> Dealing.untied(s[0], s[1])).toList());
      NullStatistics drawn = new DrawnNull(sizes);
      for (double evidence = 0.5; counted.atLeast(evidence) > 1e-4; evidence += 0.25) {
        double exact = counted.atLeast(evidence);
        assertThat(drawn.atLeast(evidence))
            .as("%s of %s", evidence, Arrays.deepToString(sizes.toArray()))
            .isBetween(exact / 1.12, exact * 1.12);
      }
    }
  }

  @Test
  void noTailIsSmallerThanTheDrawsShow() {
    double[] x = DoubleStream.iterate(1, v -> v + 1).limit(20).toArray();
    double[] y = DoubleStream.iterate(101, v -> v + 1).limit(20).toArray();
    assertThat(of(x, y).test(0, Alternative.TWO_SIDED).pValue())
        .isEqualTo(BrunnerMunzel.leastPValue(20, 20, Alternative.TWO_SIDED))
        .isEqualTo(2e-9);
  }

  @Test
  void aSmallSideKeepsTheTailHeavyHoweverManyTheOtherHas() {
    Random random = new Random(1);
    double[] x = values(random, 200, 0);
    double[] y = values(random, 5, 1.4);
    TestResult test = of(x, y).test(0, Alternative.TWO_SIDED);
    double t = 2 * TDistribution.of(4).survivalProbability(Math.abs(test.statistic()));
    assertThat(test.method()).endsWith("permutations");
    assertThat(test.pValue()).isGreaterThan(t);
  }

  /** Values that depend are compared as the number of independent ones that they are worth. */
  @Test
  void dependentValuesHaveTheTailsOfFewerIndependentOnes() {
    double[] x = DoubleStream.iterate(1, v -> v + 1).limit(20).toArray();
    double[] y = DoubleStream.iterate(101, v -> v + 1).limit(20).toArray();
    assertThat(of(x, y).worth(0.3, 0.3).test(0, Alternative.TWO_SIDED).pValue())
        .isGreaterThanOrEqualTo(BrunnerMunzel.leastPValue(6, 6, Alternative.TWO_SIDED));
  }

  @Test
  void threeAgainstThreeTiedAreTwoOfTwentyWays() {
    double[] ones = {1, 1, 1};
    double[] twos = {2, 2, 2};
    assertThat(of(ones, twos).test(0, Alternative.TWO_SIDED).pValue())
        .isCloseTo(0.1, within(1e-15));
    assertThat(of(ones, twos).test(0, Alternative.LESS).pValue()).isCloseTo(0.05, within(1e-15));
    assertThat(of(ones, twos).test(0, Alternative.GREATER).pValue()).isEqualTo(1);
    assertThat(of(ones, ones).test(0, Alternative.TWO_SIDED).pValue()).isEqualTo(1);
    assertThat(of(ones, twos).probability()).isEqualTo(1);
  }

  @Test
  void theShiftIsTheMedianOfAllDifferences() {
    double[] x = {1, 2, 4, 8, 16};
    double[] y = {11.5, 10, 13, 19, 37.25};
    double[] differences =
        Arrays.stream(x).flatMap(a -> Arrays.stream(y).map(b -> b - a)).sorted().toArray();
    Estimate shift = of(x, y).shift(0.95).orElseThrow();
    assertThat(shift.value()).isCloseTo(differences[12], within(1e-12));
    assertThat(shift.low()).isLessThan(shift.value());
    assertThat(of(x, y).test(shift.low() - 1e-9, Alternative.TWO_SIDED).pValue())
        .isLessThanOrEqualTo(0.05);
    assertThat(of(x, y).test(shift.low() + 1e-9, Alternative.TWO_SIDED).pValue())
        .isGreaterThan(0.05);
    assertThat(of(x, y).test(shift.high() + 1e-9, Alternative.TWO_SIDED).pValue())
        .isLessThanOrEqualTo(0.05);
    assertThat(of(x, y).test(shift.high() - 1e-9, Alternative.TWO_SIDED).pValue())
        .isGreaterThan(0.05);
  }

  @Test
  void constantSamplesHaveAnExactShift() {
    double[] two = new double[60];
    double[] four = new double[60];
    Arrays.fill(two, 2);
    Arrays.fill(four, 4);
    assertThat(of(two, four).shift(0.95).orElseThrow())
        .satisfies(shift -> assertThat(shift.value()).isCloseTo(2, within(1e-12)))
        .satisfies(shift -> assertThat(shift.width()).isCloseTo(0, within(1e-12)));
  }

  @Test
  void fourAgainstFourAreTheFewestWithAnIntervalAt95Percent() {
    double[] three = {1, 2, 3};
    double[] four = {5, 6, 7, 8};
    assertThat(of(three, four).shift(0.95)).isEmpty();
    Estimate shift = of(new double[] {1, 2, 3, 4}, four).shift(0.95).orElseThrow();
    assertThat(shift.low()).isCloseTo(1, within(1e-12));
    assertThat(shift.high()).isCloseTo(7, within(1e-12));
  }

  @Test
  void valuesAreComparedWithinTheirStratumOnly() {
    Random random = new Random(3);
    double[] fastOfX = values(random, 8, 100);
    double[] slowOfX = values(random, 12, 270);
    double[] fastOfY = values(random, 12, 103);
    double[] slowOfY = values(random, 8, 273);
    BrunnerMunzel all =
        of(
            DoubleStream.concat(Arrays.stream(fastOfX), Arrays.stream(slowOfX)).toArray(),
            DoubleStream.concat(Arrays.stream(fastOfY), Arrays.stream(slowOfY)).toArray());
    BrunnerMunzel within =
        BrunnerMunzel.of(List.of(new Stratum(fastOfX, fastOfY), new Stratum(slowOfX, slowOfY)));
    assertThat(all.test(0, Alternative.TWO_SIDED).pValue()).isGreaterThan(0.01);
    assertThat(within.test(0, Alternative.TWO_SIDED).pValue()).isLessThan(0.001);
    Estimate shift = within.shift(0.95).orElseThrow();
    assertThat(shift.contains(3)).isTrue();
    assertThat(shift.width()).isLessThan(2.5);
    assertThat(within.probability()).isGreaterThan(0.9);
  }

  @Test
  void aStratumOfOneSampleSaysNothing() {
    Stratum both = new Stratum(new double[] {1, 2, 3, 4}, new double[] {5, 6, 7, 8});
    Stratum one = new Stratum(new double[0], new double[] {9, 10});
    assertThat(BrunnerMunzel.of(List.of(both, one)).test(0, Alternative.LESS))
        .isEqualTo(BrunnerMunzel.of(List.of(both)).test(0, Alternative.LESS));
    assertThatIllegalArgumentException().isThrownBy(() -> BrunnerMunzel.of(List.of(one)));
  }

  @Test
  void manyValuesAreTestedByStudentsT() {
    Random random = new Random(9);
    double[] x = values(random, 320, 100);
    double[] y = values(random, 320, 100.5);
    assertThat(of(x, y).test(0, Alternative.TWO_SIDED).method()).endsWith("t");
    assertThat(of(x, y).test(0, Alternative.TWO_SIDED).pValue()).isLessThan(0.01);
    assertThat(of(x, y).shift(0.95).orElseThrow().contains(0.5)).isTrue();
  }

  private static double[] values(Random random, int n, double mean) {
    return DoubleStream.generate(() -> mean + random.nextGaussian()).limit(n).toArray();
  }
}
