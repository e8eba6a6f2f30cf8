package org.tutti.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountedTest {
  @ParameterizedTest
  @CsvSource({
    "0, cell, 0 cells",
    "1, cell, 1 cell",
    "2, cell, 2 cells",
    "1, launch, 1 launch",
    "7, more launch, 7 more launches",
    "2, process, 2 processes",
    "2, index, 2 indexes",
    "2, study, 2 studies",
    "2, day, 2 days"
  })
  void oneIsSingular(long number, String noun, String text) {
    assertThat(Counted.of(number, noun)).isEqualTo(text);
  }

  @Test
  void aSubjectAgreesWithItsVerb() {
    assertThat(Counted.are(1, "launch")).isEqualTo("1 launch is");
    assertThat(Counted.are(0, "launch")).isEqualTo("0 launches are");
    assertThat(Counted.have(1, "rank")).isEqualTo("1 rank has");
    assertThat(Counted.have(3, "rank")).isEqualTo("3 ranks have");
  }
}
