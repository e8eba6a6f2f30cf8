package org.tutti.stats.planning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tutti.stats.comparison.MannWhitney;
import org.tutti.stats.interval.Estimate;

class ComparisonPlanningTest {

  @Test
  void theDetectableDifferenceFollowsTheFormula() {
    double[] pilot = {1000, 1000 * Math.exp(0.02)};

    // (1.959964 + 1.281552) * (0.02 / sqrt 2) * sqrt(2 / 10 * pi / 3) = 0.0209798 as a logarithm.
    assertThat(DetectableDifference.relative(pilot, 10, 0.05, 0.9))
        .isCloseTo(Math.expm1(0.0209798), within(1e-6));
  }

  @Test
  void theDetectableDifferenceIsDetectedWithTheGivenPower() {
    Random random = new Random(11);
    double[] pilot = sample(random, 20_000, 1);
    double difference = DetectableDifference.relative(pilot, 30, 0.05, 0.9);
    int trials = 1000;
    int found = 0;
    for (int trial = 0; trial < trials; trial++) {
      double[] a = sample(random, 30, 1);
      double[] b = sample(random, 30, 1 + difference);
      found += MannWhitney.withDefaults().test(a, b).rejectedAt(0.05) ? 1 : 0;
    }
    // Four standard errors of a share of 0.9 among the trials.
    assertThat((double) found / trials).isCloseTo(0.9, within(0.038));
  }

  @Test
  void aPilotThatDoesNotVaryDetectsEverythingAndABadOneIsNamed() {
    assertThat(DetectableDifference.relative(new double[] {5, 5}, 10, 0.05, 0.9)).isZero();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DetectableDifference.relative(new double[] {0, 5}, 10, 0.05, 0.9))
        .withMessageContaining("pilot");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DetectableDifference.relative(new double[] {4, 5}, 0, 0.05, 0.9))
        .withMessageContaining("n is 0");
  }

  @Test
  void theIntervalOfTheRatioShrinksWithTheSquareRootOfN() {
    // Half width 0.1 around a distance of 0.05 has to halve: four times as many values.
    Estimate ratio = ratio(Math.exp(0.05), Math.exp(-0.05), Math.exp(0.15));
    assertThat(FurtherSamples.toDecide(ratio, 10, Math.exp(0.06))).isBetween(30, 31);

    // Without a difference the margin of 0.05 decides.
    Estimate same = ratio(1, Math.exp(-0.1), Math.exp(0.1));
    assertThat(FurtherSamples.toDecide(same, 10, Math.exp(0.05))).isBetween(30, 31);
  }

  @Test
  void furtherSamplesHaveBoundsAndCheckTheirArguments() {
    assertThat(FurtherSamples.toDecide(ratio(1, 1, 1), 10, 1.03)).isEqualTo(1);
    assertThat(FurtherSamples.toDecide(ratio(1, 1e-9, 1e9), 10, 1.0001))
        .isEqualTo(FurtherSamples.MOST);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> FurtherSamples.toDecide(ratio(1, 0, 2), 10, 1.03))
        .withMessageContaining("ratio");
    assertThat(FurtherSamples.toDecide(ratio(1, 0.9, 1.1), 10, 1)).isEqualTo(FurtherSamples.MOST);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> FurtherSamples.toDecide(ratio(1, 1, 2), 10, 0.9))
        .withMessageContaining("margin");
  }

  private static double[] sample(Random random, int n, double factor) {
    return IntStream.range(0, n)
        .mapToDouble(i -> factor * Math.exp(0.05 * random.nextGaussian()))
        .toArray();
  }

  private static Estimate ratio(double value, double low, double high) {
    return new Estimate(value, low, high, 0.95, "by hand", 10);
  }
}
