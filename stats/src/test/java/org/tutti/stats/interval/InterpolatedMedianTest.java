package org.tutti.stats.interval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import java.util.function.DoubleSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InterpolatedMedianTest {
  private static final int TRIALS = 20_000;

  @ParameterizedTest
  @ValueSource(ints = {6, 7, 10, 15, 30})
  void coversAsOftenAsAskedForSymmetricAndForSkewedValues(int n) {
    Random random = new Random(n);
    int normal = 0;
    int exponential = 0;
    for (int trial = 0; trial < TRIALS; trial++) {
      normal += InterpolatedMedian.of(draw(n, random::nextGaussian), 0.95).contains(0) ? 1 : 0;
      exponential +=
          InterpolatedMedian.of(draw(n, random::nextExponential), 0.95).contains(Math.log(2))
              ? 1
              : 0;
    }
    assertThat((double) normal / TRIALS).isCloseTo(0.95, within(0.008));
    assertThat((double) exponential / TRIALS).isCloseTo(0.95, within(0.01));
  }

  private static double[] draw(int n, DoubleSupplier value) {
    double[] values = new double[n];
    Arrays.setAll(values, any -> value.getAsDouble());
    return values;
  }

  /**
   * Of six: c(1) = 31/32, c(2) = 25/32, so I = 0.1 and the ends lie 0.5 / 1.4 of the way inward.
   */
  @Test
  void isThatOfTheFormulaWorkedByHand() {
    Estimate interval = InterpolatedMedian.of(new double[] {1, 2, 3, 4, 5, 6}, 0.95);
    assertThat(interval.low()).isCloseTo(1 + 0.5 / 1.4, within(1e-12));
    assertThat(interval.high()).isCloseTo(6 - 0.5 / 1.4, within(1e-12));
    assertThat(interval.value()).isEqualTo(3.5);
  }

  @Test
  void needsSixValuesAtThisLevel() {
    assertThatThrownBy(() -> InterpolatedMedian.of(new double[5], 0.95))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("at least 6");
  }
}
