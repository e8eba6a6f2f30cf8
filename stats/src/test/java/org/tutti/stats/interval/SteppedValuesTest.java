package org.tutti.stats.interval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SteppedValuesTest {
  private static final int TRIALS = 20_000;

  @Test
  void equalValuesAreSpreadOverTheirStepInNoOrder() {
    double[] spread = SteppedValues.spread(new double[] {10, 10, 10, 10, 10, 30}, 10);

    assertThat(Arrays.stream(spread).limit(5)).allMatch(value -> value > 5 && value < 15);
    assertThat(spread[5]).isBetween(25.0, 35.0);
    assertThat(Arrays.stream(spread).distinct()).hasSize(6);
    assertThat(spread).isNotEqualTo(Arrays.stream(spread).sorted().toArray());
    assertThat(Arrays.stream(spread).limit(5).average().orElseThrow()).isCloseTo(10, within(1.0));
  }

  @Test
  void valuesThatHardlyDifferAreNotKnownToBeSpread() {
    assertThat(SteppedValues.areSpread(new double[] {10, 10, 20}, 10)).isFalse();
    assertThat(SteppedValues.areSpread(new double[] {10, 10, 30}, 10)).isTrue();
    assertThat(SteppedValues.areSpread(new double[] {10, 10, 30}, 0)).isFalse();
  }

  /** The middle of values lies anywhere within a step. */
  @ParameterizedTest
  @CsvSource({"6, 2", "10, 2", "30, 2", "6, 3", "10, 1", "30, 1", "30, 5"})
  void intervalsCoverAsOftenAsAsked(int n, double deviation) {
    Random random = new Random(n);
    int given = 0;
    int covered = 0;
    for (int trial = 0; trial < TRIALS; trial++) {
      double middle = 1000 + random.nextDouble();
      double[] values = new double[n];
      Arrays.setAll(values, any -> Math.round(middle + deviation * random.nextGaussian()));
      if (SteppedValues.areSpread(values, 1)) {
        given++;
        covered +=
            InterpolatedMedian.of(SteppedValues.spread(values, 1), 0.95).contains(middle) ? 1 : 0;
      }
    }
    assertThat((double) covered / given).isBetween(0.94, 0.97);
  }
}
