package org.tutti.measure.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LevelExpressionsTest {
  private static final List<Parameter> DECLARED =
      List.of(
          Parameter.of("dimensions", "2"),
          Parameter.of("finite", "0"),
          Parameter.of("order", "DEFAULT"));

  @Test
  void aLevelMayBeAnExpressionOfOtherParameters() {
    assertThat(level("dimensions")).isEqualTo("3");
    assertThat(level("dimensions / 2")).isEqualTo("1");
    assertThat(level("2 * dimensions - 1")).isEqualTo("5");
    assertThat(level("1")).isEqualTo("1");
  }

  @Test
  void whatIsNoExpressionOfNumbersRemainsAndIsRefusedByItsType() {
    assertThat(level("dimension")).isEqualTo("dimension");
    assertThat(level("order")).isEqualTo("order");
    assertThat(level("dimensions / 0")).isEqualTo("dimensions / 0");
    assertThat(level("finite")).isEqualTo("finite");
    assertThat(level("dimensions +")).isEqualTo("dimensions +");
  }

  /** A constant of an enum may be called like a parameter. */
  @Test
  void parametersThatAreNoNumbersHaveNoExpressions() {
    assertThat(
            LevelExpressions.evaluated(
                DECLARED, Map.of("dimensions", "3", "finite", "0", "order", "dimensions")))
        .containsEntry("order", "dimensions");
  }

  private static String level(String finite) {
    return LevelExpressions.evaluated(
            DECLARED, Map.of("dimensions", "3", "finite", finite, "order", "DEFAULT"))
        .get("finite");
  }
}
