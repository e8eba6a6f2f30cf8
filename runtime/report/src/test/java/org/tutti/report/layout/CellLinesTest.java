package org.tutti.report.layout;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CellLinesTest {
  @Test
  void aUnitStaysBesideItsNumber() {
    assertThat(CellLines.of("allreduce (8 B, p 2)", 14)).containsExactly("allreduce", "(8 B, p 2)");
    assertThat(CellLines.of("of 12.5 us or 3 % of 64 KiB", 8))
        .containsExactly("of", "12.5 us", "or 3 %", "of", "64 KiB");
    assertThat(CellLines.longestWord("at 64 KiB")).isEqualTo("64 KiB".length());
  }

  @Test
  void wordsAreBrokenBetweenTheirPartsElseAnywhere() {
    assertThat(CellLines.of("a.b.reduceThenBcast", 10)).containsExactly("a.b.reduce", "ThenBcast");
    assertThat(CellLines.of("abcdefghijkl", 5)).containsExactly("abcde", "fghij", "kl");
  }

  @Test
  void furtherLinesOfTheFirstColumnAreIndented() {
    assertThat(CellLines.indented("abcdefghijkl", 5)).containsExactly("abcde", " fghi", " jkl");
    assertThat(CellLines.indented("abc", 5)).containsExactly("abc");
  }
}
