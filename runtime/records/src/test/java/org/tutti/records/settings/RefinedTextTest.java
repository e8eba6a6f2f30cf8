package org.tutti.records.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RefinedTextTest {
  private static final List<String> NAMES = List.of("all", "hints");

  @Test
  void refinementsFollowTheValueIfThereIsOne() {
    RefinedText both = RefinedText.of("a,b,all,hints=x=1,y", NAMES);
    assertThat(both.value()).contains("a,b");
    assertThat(both.refinements()).isEqualTo(Map.of("all", "true", "hints", "x=1,y"));
    assertThat(RefinedText.of("all=false", NAMES).value()).isEmpty();
  }

  @Test
  void whatNamesNoRefinementIsTheValue() {
    assertThat(RefinedText.of("", NAMES).value()).contains("");
    assertThat(RefinedText.of("20,al=1", NAMES).value()).contains("20,al=1");
  }

  @Test
  void noneIsGivenTwice() {
    assertThatThrownBy(() -> RefinedText.of("all,all", NAMES)).hasMessage("all is given twice");
  }
}
