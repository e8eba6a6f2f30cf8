package org.tutti.annotations.syntax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ExpressionTest {
  private static final Map<String, Number> VARIABLES =
      Map.of("msize", 64, "p", 4, "on", 1, "half", 2.5);

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "0; 0",
        "msize; 64",
        "msize * p; 256",
        "msize + p * 2; 72",
        "(msize + p) * 2; 136",
        "-p - -p; 0",
        "msize / 128; 0",
        "msize / 128.0; 0.5",
        "7 / 2 * 2; 6",
        "-7 / 2; -3",
        "-7 % 4; -3",
        "1.5 * p / 4; 1.5",
        "p / half; 1.6",
        "p / (half - 0.5); 2",
        "p * (msize / 3); 84",
        "9223372036854775807 + 1 > 9223372036854775807 - 1024; 1",
        "p * 4611686018427387904 / p; 4611686018427387904",
        "msize % 10; 4",
        "8 - 4 - 2; 2",
        "1.5 * p; 6",
        "msize >= p; 1",
        "msize < p || on; 1",
        "msize < p && on; 0",
        "!(msize == 64); 0",
        "msize != 64 || p <= 4; 1",
        "2 > 1 == on; 1",
        "log2(msize); 6",
        "log2(536870912); 29",
        "log2(p + p) * sqrt(half * 10); 15",
        "p * log2(0.5); -4",
        "-sqrt(msize) / 3 == -8 / 3.0; 1"
      })
  void followsTheRulesOfJava(String text, double value) {
    assertThat(Expression.parse(text).value(VARIABLES)).isEqualTo(value);
    assertThat(Expression.parse(text).holds(VARIABLES)).isEqualTo(value != 0);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "msize *",
        "(p",
        "p)",
        "msize p",
        "p = 4",
        "msize # p",
        "* 2",
        "p >> 1",
        "ln(p)",
        "log2()",
        "sqrt(p"
      })
  void rejectsInvalidExpressions(String text) {
    assertThatThrownBy(() -> Expression.parse(text)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void knowsItsVariables() {
    assertThat(Expression.parse("msize * p + msize").variables()).containsExactly("msize", "p");
  }
}
