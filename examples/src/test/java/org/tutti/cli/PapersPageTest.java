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
import java.util.regex.Matcher;
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
import org.tutti.rank.process.RankZeroOutput;

/** What docs/papers.md says to show an item exists: tests, commands, and pictures. */
class PapersPageTest {
  /** Describes other programs or machines. */
  private static final String THEIRS = "theirs";

  private static final Pattern TEST = Pattern.compile("([A-Z]\\w+(?:Test|IT))\\.(\\w+)");
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

  /** A row of a table: the item, the commands and the tests that show it. */
  private record PaperItem(String item, String commands, String tests) {
    boolean isTheirs() {
      return commands.startsWith(THEIRS);
    }

    static List<String> quoted(String cell) {
      return QUOTED.matcher(cell).results().map(quoted -> quoted.group(1)).toList();
    }
  }

  static Stream<PaperItem> items() {
    return DocumentedCommands.text(DocumentedCommands.PROJECT.resolve("docs/papers.md"))
        .lines()
        .filter(line -> line.startsWith("| ") && !line.startsWith("| item "))
        .map(line -> line.split(" ?\\| ?", -1))
        .map(cells -> new PaperItem(cells[1], cells[2], cells[3]));
  }

  @Test
  void allFivePapersAreListed() {
    assertThat(items()).hasSizeGreaterThan(160).anyMatch(PaperItem::isTheirs);
  }

  @ParameterizedTest
  @MethodSource("items")
  void eachItemIsShownUnlessItIsTheirs(PaperItem item) {
    String rest = QUOTED.matcher(item.commands() + item.tests()).replaceAll("").replace(", ", "");
    assertThat(rest).as("what is not quoted").isIn(item.isTheirs() ? THEIRS : "");
    if (!item.isTheirs()) {
      assertThat(PaperItem.quoted(item.commands() + item.tests())).isNotEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("items")
  void testsExist(PaperItem item) {
    for (String quoted : PaperItem.quoted(item.tests())) {
      Matcher test = TEST.matcher(quoted);
      assertThat(test.matches()).as(quoted).isTrue();
      assertThat(TESTS).containsKey(test.group(1));
      assertThat(DocumentedCommands.text(TESTS.get(test.group(1))))
          .contains("void " + test.group(2) + "(");
    }
  }

  @ParameterizedTest
  @MethodSource("items")
  void commandsAndPicturesExist(PaperItem item) {
    for (String quoted : PaperItem.quoted(item.commands())) {
      if (quoted.startsWith(PICTURE)) {
        assertThat(PICTURES).contains(quoted.substring(PICTURE.length()));
      } else {
        assertCanBeGiven(quoted);
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
