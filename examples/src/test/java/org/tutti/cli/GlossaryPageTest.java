package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.analysis.CellFigure;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.report.Glossary;
import org.tutti.report.Glossary.Term;
import org.tutti.report.layout.Terminal;

/**
 * The pages of words and the command {@code help} explain them alike. With {@code
 * -Dtutti.update-docs=true} the pages are written anew.
 */
class GlossaryPageTest {
  private static final Path GLOSSARY = Path.of("../docs/glossary.md");
  private static final Path READING = Path.of("../docs/reading-a-report.md");
  private static final Pattern PART =
      Pattern.compile("(?s)(<!-- words: ([^>]+) -->\n).*?(?=<!-- end -->)");

  /** A sign without letters or digits, alone or before a number; or that of a factor. */
  private static final Pattern MARK =
      Pattern.compile(
          "(\\+-|\\.\\.|-|[^\\p{L}\\d\\s.,:;()'\"\\[\\]%/-]+)(?:(\\d).*)?|\\d[\\d.]*(x)");

  @TempDir private Path path;

  @Test
  void theGlossaryHasTheFurtherTermsAndTheFigures() throws IOException {
    String page =
        """
        # Glossary

        `help words` prints these words and those of [a report](reading-a-report.md).

        """
            + Glossary.markdown(Glossary.OTHER)
            + """

            ## Figures of a cell

            Tables, JSON, and CSV have the same figures: *mean rate* is `meanRate` in JSON and
            `mean_rate_mb_per_s` in CSV. The [method](method.md) has the formulas.

            """
            + figures();
    if (Boolean.getBoolean("tutti.update-docs")) {
      Files.writeString(GLOSSARY, page);
    }
    assertThat(Files.readString(GLOSSARY)).isEqualTo(page);
  }

  private static String figures() {
    return Arrays.stream(CellFigure.values())
        .map(
            figure ->
                "- *"
                    + figure.title()
                    + "*"
                    + (figure.unit().symbol().isEmpty() ? "" : " (" + figure.unit().symbol() + ")")
                    + ": "
                    + figure.definition()
                    + "\n")
        .collect(Collectors.joining());
  }

  @Test
  void thePageOnReadingAReportHasTheTermsOfReports() throws IOException {
    String page = Files.readString(READING);
    String written =
        PART.matcher(page)
            .replaceAll(
                part -> Matcher.quoteReplacement(part.group(1) + Glossary.markdown(part.group(2))));
    if (Boolean.getBoolean("tutti.update-docs")) {
      Files.writeString(READING, written);
    }
    assertThat(Files.readString(READING)).isEqualTo(written);
    List<String> sections = PART.matcher(page).results().map(part -> part.group(2)).toList();
    assertThat(Glossary.terms())
        .extracting(Term::section)
        .allMatch(section -> section.equals(Glossary.OTHER) || sections.contains(section));
  }

  /** The marks of the three commands whose output one reads most. */
  @Test
  void marksAreExplained() {
    write("a", 1, 20);
    write("b", 1.2, 20);
    write("c", 1, 4);
    TreeSet<String> marks = new TreeSet<>();
    for (String command :
        List.of(
            "report a",
            "compare a b",
            "gate --baseline a b",
            "report c",
            "compare c library ring")) {
      marks.addAll(marks(output(command)));
    }

    assertThat(marks)
        .contains("-", "..", "***", "x", "+n", "+-n")
        .allSatisfy(
            mark ->
                assertThat(Glossary.of(mark))
                    .as(mark)
                    .anyMatch(term -> !term.section().equals(Glossary.OTHER)));
  }

  private static List<String> marks(String output) {
    return Pattern.compile("[\\s()\\[\\],;]+")
        .splitAsStream(output)
        .map(MARK::matcher)
        .filter(Matcher::matches)
        .map(Matcher::toMatchResult)
        .map(GlossaryPageTest::mark)
        .toList();
  }

  private static String mark(MatchResult found) {
    return found.group(3) != null
        ? found.group(3)
        : found.group(1) + (found.group(2) == null ? "" : "n");
  }

  private void write(String name, double factor, int launches) {
    WrittenCampaign campaign = new WrittenCampaign(path.resolve(name), Instant.EPOCH);
    for (long msize : new long[] {8, 1024}) {
      campaign.baseline("library", msize, launch -> times(factor * 1000, launch, 1));
      campaign.variant("ring", msize, launch -> times(factor * 1010, launch, 60));
    }
    campaign.variant("tree", 8, launch -> times(factor * 1500, launch, 1));
    campaign.write(launches);
  }

  private static long[] times(double median, int launch, int spread) {
    return LongStream.range(0, 500)
        .map(index -> Math.round(median) + spread * (launch * 7 % 11) + index % 5)
        .toArray();
  }

  private String output(String command) {
    StringWriter output = new StringWriter();
    Main.run(
        new PrintWriter(output, true),
        new PrintWriter(new StringWriter()),
        new Terminal(100, false, false),
        Map.of(),
        Arrays.stream(command.split(" "))
            .map(word -> word.length() == 1 ? path.resolve(word).toString() : word)
            .toArray(String[]::new));
    return output.toString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "help Undecided | undecided, undecidable",
        "help slowest rank | slowest rank, fastest rank",
        "help launches | launch: ",
        "help *** | p-value, ",
        "help words | verdict, ",
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
