package org.tutti.stats.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;

class RadixSortTest {
  private final Random random = new Random(1998);

  @Test
  void sortsWholeNanoseconds() {
    check(5000, x -> Math.rint(2000 + Math.exp(3 + x)));
  }

  @Test
  void sortsNumbersOfEveryScaleWithZeroAndEqualOnes() {
    check(5000, x -> Math.exp(200 * x));
    check(5000, x -> x < 0 ? 0 : Math.rint(x));
    check(5000, x -> 7);
    check(2000, x -> x < 0 ? Double.MIN_VALUE : Double.MAX_VALUE);
  }

  @Test
  void sortsNegativeNumbersAndFewNumbers() {
    check(5000, x -> x);
    check(5000, x -> x < 0 ? -0.0 : 0.0);
    check(10, Math::abs);
    check(1, Math::abs);
  }

  private void check(int size, DoubleUnaryOperator value) {
    double[] values = random.doubles(size, -3, 3).map(value).toArray();
    double[] expected = values.clone();
    Arrays.sort(expected);

    RadixSort.sort(values);

    assertThat(values).isEqualTo(expected);
  }
}
