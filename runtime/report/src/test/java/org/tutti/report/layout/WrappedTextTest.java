package org.tutti.report.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class WrappedTextTest {
  @Test
  void theRightTextStandsAtTheRightEndOrOnItsOwnLine() {
    assertThat(WrappedText.spread("left", "right", 20)).containsExactly("left           right");
    assertThat(WrappedText.spread("a long left side", "right", 20))
        .containsExactly("a long left side", "               right");
    assertThat(WrappedText.spread("alone", "", 20)).containsExactly("alone");
  }

  @Test
  void cellsBreakAtSpacesElseAfterMarksElseAnywhere() {
    assertThat(CellLines.of("one two three", 8)).containsExactly("one two", "three");
    assertThat(CellLines.of("org.example.Sum", 8)).containsExactly("org.", "example.", "Sum");
    assertThat(CellLines.of("abcdefghij", 4)).containsExactly("abcd", "efgh", "ij");
  }

  @Test
  void aPageBreaksWideLinesButNoPathAndDoesNotCountColors() {
    PageStyle page = new PageStyle(20, true, false);
    String painted = page.paint(PageStyle.Ink.RED, "exactly twenty chars");
    String path = "Results: /a/path/that/is/wider";
    assertThat(page.fit(List.of("  one two three four five", painted, path)))
        .containsExactly(
            "  one two three four", "    five", painted, "Results:", "  /a/path/that/is/wider");
  }

  @Test
  void aTerminalIsNeverTakenForNarrowerThanTablesNeed() {
    assertThat(Terminal.ofRank(Map.of()).width()).isEqualTo(80);
    assertThat(Terminal.ofRank(Map.of("COLUMNS", "40")).width()).isEqualTo(80);
    assertThat(Terminal.ofRank(Map.of("COLUMNS", "132")).width()).isEqualTo(132);
    assertThat(Terminal.ofRank(Map.of("COLUMNS", "9999")).width()).isEqualTo(200);
    assertThat(Terminal.ofRank(Map.of("COLUMNS", "wide")).width()).isEqualTo(80);
  }
}
