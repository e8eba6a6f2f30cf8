package org.tutti.measure.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tutti.annotations.Ranks;
import org.tutti.diagnostics.TuttiException;

@Tag("jdk")
class ParameterValuesTest {
  private static final ParameterValues VALUES =
      new ParameterValues(
          Map.of(
              "n", "7", "big", "70000000000", "x", "0.5", "on", "true", "name", "a b", "r", "ODD"));

  @Test
  void fieldsGetValuesOfTheirType() {
    assertThat(VALUES.intValue("n")).isEqualTo(7);
    assertThat(VALUES.longValue("big")).isEqualTo(70_000_000_000L);
    assertThat(VALUES.doubleValue("x")).isEqualTo(0.5);
    assertThat(VALUES.booleanValue("on")).isTrue();
    assertThat(VALUES.stringValue("name")).isEqualTo("a b");
    assertThat(VALUES.enumValue("r", Ranks.class)).isEqualTo(Ranks.ODD);
  }

  @Test
  void aValueOfAnotherTypeIsRejectedWithBothNames() {
    refused(() -> VALUES.intValue("big"), "big", "70000000000", "int");
    refused(() -> VALUES.longValue("x"), "x", "0.5", "long");
    refused(() -> VALUES.doubleValue("name"), "name", "a b", "double");
    refused(() -> VALUES.booleanValue("n"), "n", "7", "boolean");
  }

  @Test
  void theConstantsOfAnEnumerationAreNamed() {
    assertThatThrownBy(() -> new ParameterValues(Map.of("r", "OD")).enumValue("r", Ranks.class))
        .isInstanceOf(TuttiException.class)
        .hasMessageContaining("[TUTTI-003] Parameter r cannot be 'OD'.")
        .hasMessageContaining("Did you mean 'ODD'? Give one of ")
        .hasMessageContaining(Ranks.values()[0].name());
  }

  private static void refused(Runnable read, String name, String text, String type) {
    assertThatThrownBy(read::run)
        .isInstanceOf(TuttiException.class)
        .hasMessageContaining("[TUTTI-003] Parameter " + name + " cannot be '" + text + "'")
        .hasMessageContaining("of type " + type);
  }
}
