package org.tutti.records.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.contrast.Coordinates;

class LevelTextTest {
  /** Levels that would look alike, and those that are written in their place. */
  private static final List<String> LEVELS =
      List.of("", " ", "  ", "a", " a", "a ", "a b", "\"\"", "\" \"", "\"a\"", "\"");

  @Test
  void differentLevelsLookDifferent() {
    assertThat(LEVELS.stream().map(level -> LevelText.of(level).strip()))
        .doesNotHaveDuplicates()
        .doesNotContain("");
    assertThat(LEVELS.stream().map(level -> new Treatment(Map.of("mode", level)).toString()))
        .doesNotHaveDuplicates()
        .contains("mode=a", "mode=\"\"");
    assertThat(LEVELS.stream().map(level -> new Coordinates(Map.of("mode", level)).toString()))
        .doesNotHaveDuplicates()
        .contains("mode a", "mode \" \"");
  }

  @Test
  void aLevelThatIsNotThereIsEmpty() {
    assertThat(LevelText.of(Map.of("mode", ""), "mode")).isEqualTo("\"\"");
    assertThat(LevelText.of(Map.of(), "mode")).isEmpty();
  }
}
