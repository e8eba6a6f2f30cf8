package org.tutti.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tags of test classes are those of docs/testing.md, where each has a reason. */
class TestTagsTest {
  private static final Path ROOT = Path.of("..");
  private static final String PAGE = SourceRules.text(ROOT.resolve("docs/testing.md"));
  private static final Pattern TEST = Pattern.compile("/src/test/java/.*(Test|IT)\\.java$");
  private static final List<TestClass> CLASSES = classes();
  private static final Pattern QUOTED = Pattern.compile("`([^`]+)`");

  /** A source file of the tests: its package, the name of its class, and the tags in it. */
  private record TestClass(String room, String name, Set<String> tags, boolean isTaggedWhole) {
    private static final Pattern TAG = Pattern.compile("(?m)^( *)@Tag\\(\"(.*?)\"\\)");
    private static final Pattern PACKAGE = Pattern.compile("(?m)^package (.*);");

    static TestClass of(Path file) {
      String text = SourceRules.text(file);
      List<MatchResult> tags = TAG.matcher(text).results().toList();
      return new TestClass(
          PACKAGE.matcher(text).results().findFirst().orElseThrow().group(1),
          file.getFileName().toString().replace(".java", ""),
          tags.stream().map(tag -> tag.group(2)).collect(Collectors.toSet()),
          tags.stream().allMatch(tag -> tag.group(1).isEmpty()));
    }

    boolean isIn(String place) {
      return name.equals(place) || (room + ".").startsWith(place + ".");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdk", "all"})
  void aClassHasATagIfThePageSaysSo(String tag) {
    List<String> places = places(tag);
    List<String> listed = names(one -> places.stream().anyMatch(one::isIn));
    assertThat(listed).isEqualTo(names(one -> one.tags().contains(tag))).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdk", "all"})
  void eachPlaceHasTests(String tag) {
    assertThat(places(tag)).noneMatch(place -> CLASSES.stream().noneMatch(one -> one.isIn(place)));
  }

  @Test
  void thereAreNoOtherTags() {
    assertThat(CLASSES).hasSizeGreaterThan(500);
    assertThat(CLASSES).allMatch(one -> Set.of("jdk", "all").containsAll(one.tags()));
  }

  /** Where some tests of a class are tagged, the page says so. */
  @Test
  void classesOfWhichAPartIsInTheThirdCircleAreInOneRow() {
    List<String> parts =
        rows("all").stream()
            .filter(row -> row[1].contains("parts of"))
            .flatMap(row -> quoted(row[1]))
            .sorted()
            .toList();
    assertThat(names(one -> !one.isTaggedWhole())).isEqualTo(parts).isNotEmpty();
  }

  /** CI compares these with what has changed. */
  @Test
  void whatTestsAreAboutExists() {
    List<String> paths = rows("all").stream().flatMap(row -> quoted(row[3])).toList();
    assertThat(paths).hasSizeGreaterThan(10).allMatch(path -> Files.exists(ROOT.resolve(path)));
  }

  private static List<String> names(Predicate<TestClass> which) {
    return CLASSES.stream().filter(which).map(TestClass::name).sorted().toList();
  }

  private static List<String> places(String tag) {
    return rows(tag).stream()
        .filter(row -> !row[1].contains("module"))
        .flatMap(row -> quoted(row[1]))
        .toList();
  }

  /** The cells of the table that follows a mark, from the second on: the first one is empty. */
  private static List<String[]> rows(String tag) {
    String table = PAGE.substring(PAGE.indexOf("<!-- tag: " + tag + " -->"));
    return table
        .lines()
        .skip(2)
        .takeWhile(line -> line.startsWith("|"))
        .skip(2)
        .map(line -> line.split("\\|"))
        .toList();
  }

  private static Stream<String> quoted(String cell) {
    return QUOTED.matcher(cell).results().map(match -> match.group(1));
  }

  private static List<TestClass> classes() {
    return Poms.modules(ROOT).stream()
        .flatMap(module -> module.javaFiles().stream())
        .filter(file -> TEST.matcher(file.toString()).find())
        .map(TestClass::of)
        .toList();
  }
}
