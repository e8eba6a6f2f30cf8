package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tutti.figures.Pictures;
import org.tutti.figures.picture.Picture;
import org.tutti.lab.clocks.picture.ClockPictures;
import org.tutti.lab.history.HistoryPicture;
import org.tutti.lab.trust.reproduce.TrialsPicture;
import org.tutti.measure.process.RankZeroOutput;

/** What docs/papers.md says to show an item exists: tests, commands, and pictures. */
class PapersPageTest {
  private static final Set<String> STATES = Set.of("yes", "part", "no", "theirs");
  private static final Pattern TEST = Pattern.compile("([A-Z]\\w+(?:Test|IT))(?:\\.(\\w+))?");
  private static final Pattern QUOTED = Pattern.compile("`([^`]+)`");
  private static final String PICTURE = "picture ";
  private static final String DRAWN = "--picture";

  private static final Map<String, Path> TESTS = tests();
  private static final Set<String> PICTURES =
      Stream.of(
              Pictures.OF_CAMPAIGN,
              Pictures.OF_CELL,
              Pictures.OF_COMPARISON,
              List.of(new TrialsPicture()),
              List.of(new HistoryPicture()),
              ClockPictures.ALL)
          .flatMap(List::stream)
          .map(Picture::name)
          .collect(Collectors.toSet());

  /** A row of a table: the item, its state, where it is, and what shows it. */
  private record PaperItem(String item, String state, String here, String shown) {
    List<String> evidence() {
      return QUOTED.matcher(shown).results().map(quoted -> quoted.group(1)).toList();
    }
  }

  static Stream<PaperItem> items() {
    return DocumentedCommands.text(DocumentedCommands.PROJECT.resolve("docs/papers.md"))
        .lines()
        .filter(line -> line.startsWith("| ") && !line.startsWith("| item "))
        .map(line -> line.split(" ?\\| ?", -1))
        .map(cells -> new PaperItem(cells[1], cells[2], cells[3], cells[4]));
  }

  @Test
  void allFivePapersAreListed() {
    assertThat(items()).hasSizeGreaterThan(160);
    assertThat(items().map(PaperItem::state)).contains("yes", "theirs").allMatch(STATES::contains);
  }

  /** What is here is shown by something; what is not says what is missing. */
  @ParameterizedTest
  @MethodSource("items")
  void whatIsHereIsShownAndWhatIsNotSaysWhy(PaperItem item) {
    if (item.state().equals("yes") || item.state().equals("part")) {
      assertThat(item.evidence()).isNotEmpty();
    }
    if (item.state().equals("no") || item.state().equals("part")) {
      assertThat(item.here()).isNotEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("items")
  void whatShowsItExists(PaperItem item) {
    for (String evidence : item.evidence()) {
      MatchResult test = TEST.matcher(evidence).results().findFirst().orElse(null);
      if (test != null && test.group().equals(evidence)) {
        assertThat(TESTS).containsKey(test.group(1));
        assertThat(test.group(2)).as("the method that shows it").isNotNull();
        assertThat(DocumentedCommands.text(TESTS.get(test.group(1))))
            .contains("void " + test.group(2) + "(");
      } else if (evidence.startsWith(PICTURE)) {
        assertThat(PICTURES).contains(evidence.substring(PICTURE.length()));
      } else {
        assertCanBeGiven(evidence);
      }
    }
  }

  private static void assertCanBeGiven(String command) {
    String[] arguments =
        DocumentedCommand.of("docs/papers.md", "java -jar x.jar " + command, "").arguments();
    assertThatCode(
            () ->
                new Commands(
                        new RankZeroOutput(new PrintWriter(new StringWriter()), Map.of()), Map.of())
                    .parser(arguments)
                    .parseArgs(arguments))
        .as(command)
        .doesNotThrowAnyException();
    int drawn = Arrays.asList(arguments).indexOf(DRAWN);
    if (drawn > 0) {
      assertThat(PICTURES).contains(arguments[drawn + 1]);
    }
    int figures = Arrays.asList(arguments).indexOf("--figures");
    assertThat(figures).as("a directory follows").isLessThan(arguments.length - 1);
  }

  private static Map<String, Path> tests() {
    try (Stream<Path> files = Files.walk(DocumentedCommands.PROJECT)) {
      return files
          .filter(file -> file.toString().contains("/src/test/java/"))
          .filter(file -> file.getFileName().toString().matches("\\w+(Test|IT)\\.java"))
          .collect(
              Collectors.toMap(
                  file -> file.getFileName().toString().replace(".java", ""),
                  file -> file,
                  (first, second) -> first));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
