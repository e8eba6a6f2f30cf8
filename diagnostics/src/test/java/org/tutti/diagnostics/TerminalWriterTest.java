package org.tutti.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class TerminalWriterTest {
  private final StringWriter shown = new StringWriter();

  @Test
  void aLineStaysOneLine() {
    writer(false).println("a\nb\r\u2028c\u001b[2J\u202ed\u200be\u009bf\ufffeg");

    assertThat(shown.toString().strip()).isEqualTo("a�b��c�[2J�d�e�f�g");
  }

  @Test
  void ofEscapeSequencesColorsPassWhereTheyAreSeen() {
    String text = "\u001b[1;31mred\u001b[0m \u001b[8mconcealed\u001b]0;title\u0007";
    writer(true).println(text);
    assertThat(shown.toString().strip())
        .isEqualTo("\u001b[1;31mred\u001b[0m �[8mconcealed�]0;title�");

    shown.getBuffer().setLength(0);
    writer(false).println(text);
    assertThat(shown.toString()).doesNotContain("\u001b");
  }

  @Test
  void aDocumentKeepsItsLinesAndItsCharactersHoweverItIsWritten() {
    String smile = "\ud83d\ude00";
    TerminalWriter writer = writer(false);
    writer.print("a\tb\n" + smile);
    writer.write(smile.charAt(0));
    writer.append(smile.charAt(1));
    writer.write(("\u0007" + smile).toCharArray(), 0, 2);
    writer.write(smile, 1, 1);

    assertThat(shown.toString()).isEqualTo("a\tb\n" + smile + smile + "�" + smile);
  }

  @Test
  void theFurtherLinesOfAMessageAreIndented() {
    assertThat(CommandLineProblem.COMMAND_LINE_INVALID.message("a\n[TUTTI-001] b.", "c\u001b."))
        .isEqualTo("[TUTTI-001] a\n  [TUTTI-001] b. c�.");
  }

  private TerminalWriter writer(boolean colored) {
    return new TerminalWriter(shown, colored);
  }
}
