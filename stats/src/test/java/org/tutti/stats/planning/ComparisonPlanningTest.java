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
    assertThat(FurtherSamples.toDecide(ratio, 10, Math.exp(0.06), 1)).isBetween(30, 31);

    // Without a difference the margin of 0.05 decides.
    Estimate same = ratio(1, Math.exp(-0.1), Math.exp(0.1));
    assertThat(FurtherSamples.toDecide(same, 10, Math.exp(0.05), 1)).isBetween(30, 31);
  }

  @Test
  void furtherSamplesHaveBoundsAndCheckTheirArguments() {
    assertThat(FurtherSamples.toDecide(ratio(1, 1, 1), 10, 1.03, 1)).isEqualTo(1);
    assertThat(FurtherSamples.toDecide(ratio(1, 1e-9, 1e9), 10, 1.0001, 1))
        .isEqualTo(FurtherSamples.MOST);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> FurtherSamples.toDecide(ratio(1, 0, 2), 10, 1.03, 1))
        .withMessageContaining("ratio");
    assertThat(FurtherSamples.toDecide(ratio(1, 0.9, 1.1), 10, 1, 1))
        .isEqualTo(FurtherSamples.MOST);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> FurtherSamples.toDecide(ratio(1, 1, 2), 10, 0.9, 1))
        .withMessageContaining("margin");
  }

  @Test
  void whatAClockHidesDoesNotShrink() {
    // Of the half width of 0.1, 0.02 remains: 0.08 has to become 0.03.
    Estimate ratio = ratio(Math.exp(0.05), Math.exp(-0.05), Math.exp(0.15));
    int more = FurtherSamples.toDecide(ratio, 90, 1, Math.exp(0.02));
    assertThat(more).isBetween(550, 551);
    assertThat(FurtherSamples.toExclude(ratio, 90, 1, Math.exp(0.02))).isEqualTo(more);

    assertThat(FurtherSamples.toDecide(ratio, 90, 1, Math.exp(0.05)))
        .isEqualTo(FurtherSamples.MOST);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> FurtherSamples.toDecide(ratio, 90, 1, 0.9))
        .withMessageContaining("hidden");
  }

  @Test
  void sharesAreToldWhenTheirIntervalExcludesZero() {
    // 1.96 sqrt((0.16 + 0.24) / n) is 0.2 at n = 38.4.
    assertThat(FurtherSamples.toTellShares(0.2, 0.4, 20, 0.95)).isEqualTo(19);
    assertThat(FurtherSamples.toTellShares(0.4, 0.2, 20, 0.95)).isEqualTo(19);
    assertThat(FurtherSamples.toTellShares(0, 1, 20, 0.95)).isEqualTo(1);
    assertThat(FurtherSamples.toTellShares(0.3, 0.3, 20, 0.95)).isEqualTo(FurtherSamples.MOST);
  }

  @Test
  void aShareOfTheLaunchesCanBeCompared() {
    assertThat(FurtherSamples.toCompare(2, 2, 6)).isEqualTo(4);
    assertThat(FurtherSamples.toCompare(2, 8, 6)).isEqualTo(16);
    assertThat(FurtherSamples.toCompare(0, 8, 6)).isEqualTo(FurtherSamples.MOST);
    assertThat(FurtherSamples.toCompare(7, 8, 6)).isEqualTo(1);
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
