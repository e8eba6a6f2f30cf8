package org.tutti.annotations.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FactorNamesTest {
  @ParameterizedTest
  @CsvSource({
    "processes, at least 1",
    "data, evicted",
    "file-cache, dropped",
    "thread-level, MULTIPLE",
    "sync, BARRIER",
    "root-rank, ROTATING"
  })
  void aLevelThatDoesNotExistIsAnsweredWithThoseThatDo(String factor, String level) {
    assertThat(FactorNames.levelFault(factor, "none-such")).get().asString().contains(level);
  }
}
