package org.tutti.records.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.diagnostics.TuttiException;

class RootChoiceTest {
  @Test
  void itIsARankOrTheLastOrEachInTurn() {
    assertThat(roots("2")).containsExactly(2, 2, 2, 2, 2);
    assertThat(roots("last")).containsExactly(2, 2, 2, 2, 2);
    assertThat(roots("Rotating")).containsExactly(0, 1, 2, 0, 1);
  }

  @Test
  void onlyARankMayBeMissing() {
    assertThat(choice("3").exists(3)).isFalse();
    assertThat(choice("2").exists(3)).isTrue();
    assertThat(choice("LAST").exists(1)).isTrue();
    assertThat(choice("ROTATING").exists(1)).isTrue();
  }

  @Test
  void otherSpellingsAreTheSameSetting() {
    assertThat(SettingKey.ROOT_RANK.parse("last")).isEqualTo(SettingKey.ROOT_RANK.parse("LAST"));
    assertThat(SettingKey.ROOT_RANK.parse("00").isDefault()).isTrue();
    assertThat(SettingKey.ROOT_RANK.parse("rotating").recordedText()).isEqualTo("ROTATING");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-1", "1.5", "first", "9999999999"})
  void anythingElseIsRefused(String text) {
    assertThatThrownBy(() -> choice(text))
        .isInstanceOf(TuttiException.class)
        .hasMessageStartingWith("[TUTTI-003]")
        .hasMessageContaining("it is not a rank, LAST or ROTATING");
  }

  private static int[] roots(String text) {
    return IntStream.range(0, 5).map(observation -> choice(text).of(observation, 3)).toArray();
  }

  private static RootChoice choice(String text) {
    return SettingKey.ROOT_RANK.parse(text).value();
  }
}
