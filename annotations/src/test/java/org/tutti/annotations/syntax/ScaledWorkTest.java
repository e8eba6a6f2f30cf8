package org.tutti.annotations.syntax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScaledWorkTest {
  @ParameterizedTest
  @CsvSource({
    "strong, strong, 8, 1",
    "WEAK, weak, 8, 8",
    "weak:p, weak, 3, 3",
    "Weak : p * p, weak:p*p, 3, 9",
    "weak:p*log2(p), weak:p*log2(p), 8, 24",
    "weak:p*sqrt(p), weak:p*sqrt(p), 9, 27",
    "weak:p / 2, weak:p/2, 3, 1.5"
  })
  void worksAreReadInOneSpelling(String text, String spelling, double p, double work) {
    assertThat(new ScaledWork(text)).hasToString(spelling).isEqualTo(new ScaledWork(spelling));
    assertThat(new ScaledWork(text).at(p)).isCloseTo(work, within(1e-12));
    assertThat(ScaledWork.fault(text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          ""            | '' is neither strong nor weak
          linear        | 'linear' is neither strong nor weak
          strong:p      | takes no function
          weak:         | no function of p follows the colon
          "weak: "      | no function of p follows the colon
          weak:7        | '7' does not depend on p
          weak:n*p      | 'n*p' depends on [n, p], and only p is known
          weak:p > 2    | 'p > 2' is true or false, not a number
          weak:p p      | unexpected 'p'
          weak:ln(p)    | 'ln' is none of the functions log2, sqrt
          weak:p*log2(p | a parenthesis is not closed
          weak:p:p      | cannot read ':p'
          """)
  void whatDeclaresNoWorkIsRefused(String text, String why) {
    assertThat(ScaledWork.fault(text)).hasValueSatisfying(fault -> assertThat(fault).contains(why));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "weak:p*log2(p); 1; for p = 1 its value is 0.0, not a positive number",
        "weak:p - 4; 3; for p = 3 its value is -1.0",
        "weak:p / (p - 2); 2; for p = 2 it divides by zero",
        "weak:log2(p - 4); 4; for p = 4 it takes log2 of 0.0",
        "weak:sqrt(p - 4); 2; for p = 2 it takes sqrt of -2.0"
      })
  void valuesThatAreNoWorkAreRefused(String text, int p, String why) {
    assertThatThrownBy(() -> new ScaledWork(text).at(p))
        .isInstanceOf(ArithmeticException.class)
        .hasMessageContaining(why);
  }

  @Test
  void anInfiniteValueIsNoWork() {
    ScaledWork work = new ScaledWork("weak:" + "p*".repeat(99) + "p");
    assertThatThrownBy(() -> work.at(1 << 30)).hasMessageContaining("its value is Infinity");
  }
}
