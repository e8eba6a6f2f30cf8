package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.report.Glossary;
import org.tutti.report.layout.Terminal;

/** The page of words and the command {@code help} explain them alike. */
class GlossaryPageTest {
  private static final Path PAGE = Path.of("../docs/glossary.md");

  /** With {@code -Dtutti.update-docs=true} the page is written anew. */
  @Test
  void thePageHasTheTerms() throws IOException {
    String page =
        "# Glossary\n\n`help WORD` prints the same, `help words` all of it.\n\n"
            + Glossary.markdown();
    if (Boolean.getBoolean("tutti.update-docs")) {
      Files.writeString(PAGE, page);
    }
    assertThat(Files.readString(PAGE)).isEqualTo(page);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "help Undecided | undecided, undecidable: ",
        "help slowest rank | slowest rank, fastest rank",
        "help launches | launch: ",
        "help words | verdict: ",
      })
  void aWordIsExplained(String command, String holds) {
    StringWriter output = new StringWriter();
    int status =
        Main.run(
            new PrintWriter(output, true),
            new PrintWriter(new StringWriter()),
            new Terminal(80, false, false),
            Map.of(),
            command.split(" "));

    assertThat(status).isZero();
    assertThat(output.toString()).contains(holds);
    assertThat(output.toString().lines()).allMatch(line -> line.length() <= 80);
  }
}
