package org.tutti.annotations.syntax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GuidelineTextTest {
  @Test
  void anOperationAndItsMockUp() {
    GuidelineText guideline = GuidelineText.parse("Allgather<=Gather + Bcast").get(0);

    assertThat(guideline.left().operations()).containsExactly("Allgather");
    assertThat(guideline.right().operations()).containsExactly("Gather", "Bcast");
    assertThat(guideline).hasToString("Allgather <= Gather + Bcast");
  }

  @Test
  void aChainIsSeveralGuidelines() {
    assertThat(GuidelineText.parse("a <= b <= c"))
        .map(GuidelineText::toString)
        .containsExactly("a <= b", "b <= c");
  }

  @Test
  void similarityGoesBothWays() {
    List<GuidelineText> both =
        GuidelineText.parse("Neighbor_x[order=LMAJ|FMAJ, p=4] ~ [order=RAND]");

    assertThat(both)
        .map(GuidelineText::toString)
        .containsExactly(
            "Neighbor_x[order=LMAJ|FMAJ, p=4] <= [order=RAND]",
            "Neighbor_x[order=RAND] <= [order=LMAJ|FMAJ, p=4]");
    assertThat(both.get(0).left().levels())
        .isEqualTo(Map.of("order", List.of("LMAJ", "FMAJ"), "p", List.of("4")));
  }

  @Test
  void whereASideIsMeasuredIsNotCompared() {
    GuidelineText guideline = GuidelineText.parse("a[x=1; y=2|3, z=4] <= [x=2; y=2|3]").get(0);

    assertThat(guideline).hasToString("a[x=1] <= [x=2]");
    assertThat(guideline.left().levels()).containsOnlyKeys("x");
    assertThat(guideline.left().domain())
        .isEqualTo(Map.of("y", List.of("2", "3"), "z", List.of("4")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "Allgather; there is no <=",
        "<= Bcast; an operation is missing",
        "Bcast <=; an operation is missing",
        "Gather + <= Bcast; an operation is missing",
        "All gather <= Bcast; 'All gather' is not the name of an operation",
        "a + b <= c; the left side of a guideline is one operation",
        "a ~ b + c; 'b + c' cannot be a side of ~",
        "a[x=1 <= b; the brackets in 'a[x=1' do not match",
        "a[x] <= b; 'x' does not give a parameter a level",
        "a[x=1, x=2] <= b; the parameter x occurs twice",
        "a <= b[msize=nxt]; the message size 'nxt' is neither",
        "a[msize=next] <= b; the message size 'next' is neither",
        "a ~ [msize=next]; the message size 'next' is neither"
      })
  void whatIsWrongIsSaid(String text, String message) {
    assertThatThrownBy(() -> GuidelineText.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(message);
  }
}
