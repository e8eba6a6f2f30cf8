package org.tutti.stats.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Empty arrays, NaN, infinities, and the like are rejected by name; no function returns NaN. */
class BadInputTest {

  private static final int ENOUGH = 24;

  static Function[] functions() {
    return Function.ALL;
  }

  private static double[] with(double bad) {
    double[] values = IntStream.range(0, ENOUGH).mapToDouble(i -> 10 + i % 7 + i * 0.01).toArray();
    values[ENOUGH / 2] = bad;
    return values;
  }

  private static void isRefused(Function function, double[] values) {
    assertThatIllegalArgumentException()
        .as("%s of %s", function, Arrays.toString(values))
        .isThrownBy(() -> function.of(values))
        .withMessageStartingWith(function.argument());
  }

  @ParameterizedTest
  @MethodSource("functions")
  void emptyAndMissingArraysAreRefused(Function function) {
    isRefused(function, new double[0]);
    isRefused(function, null);
  }

  @ParameterizedTest
  @MethodSource("functions")
  void nonFiniteValuesAreRejected(Function function) {
    isRefused(function, with(Double.NaN));
    isRefused(function, with(Double.POSITIVE_INFINITY));
    isRefused(function, with(Double.NEGATIVE_INFINITY));
    isRefused(function, with(1e200));
  }

  /**
   * Of a coarse clock, a dead counter, a damaged file: each has an answer, or is refused by name.
   */
  @ParameterizedTest
  @MethodSource("functions")
  void extremeValuesHaveAnAnswerOrAreRefused(Function function) {
    for (double value : new double[] {0, 1e-300, Double.MIN_VALUE, 1e150, 1e300}) {
      double[] all = new double[ENOUGH];
      Arrays.fill(all, value);
      double[] half = with(value);
      Arrays.fill(half, 0, ENOUGH / 2, value);
      for (double[] values : new double[][] {all, half, with(value)}) {
        try {
          assertThat(function.of(values)).as("%s of %s", function, value).isNotNaN();
        } catch (IllegalArgumentException refused) {
          assertThat(refused).hasMessageStartingWith(function.argument());
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("functions")
  void negativeValuesAreRefusedWhereTheyHaveNoMeaning(Function function) {
    if (function.signed()) {
      assertThat(function.of(with(-1))).as("%s", function).isFinite();
    } else {
      isRefused(function, with(-1));
    }
  }

  @ParameterizedTest
  @MethodSource("functions")
  void tooFewValuesAreRefused(Function function) {
    for (int n = 1; n < function.least(); n++) {
      isRefused(function, Arrays.copyOf(with(15), n));
    }
    assertThat(function.of(Arrays.copyOf(with(15), function.least()))).isFinite();
  }

  @ParameterizedTest
  @MethodSource("functions")
  void constantValuesHaveAnAnswerOrAreRefused(Function function) {
    double[] constant = new double[ENOUGH];
    Arrays.fill(constant, 5);
    if (function.constant() == Function.Constant.REFUSED) {
      isRefused(function, constant);
    } else {
      assertThat(function.of(constant)).as("%s", function).isFinite();
    }
  }
}
