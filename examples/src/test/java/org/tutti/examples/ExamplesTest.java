package org.tutti.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.cli.Main;

/** Every lesson works: each of its cells is called once and leaves the right data. */
class ExamplesTest {
  private static final Path SOURCES = Path.of("src/main/java/org/tutti/examples");
  private static final int LESSONS = 33;

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void everyCellLeavesTheRightData(int processes) {
    StringWriter output = new StringWriter();
    StringWriter errors = new StringWriter();
    int status =
        Main.run(
            new PrintWriter(output),
            new PrintWriter(errors),
            System.getenv(),
            "--dry",
            "--processes=" + processes,
            "Example*");
    assertThat(output.toString()).doesNotContain("FAILED").contains("data correct");
    assertThat(status).as(errors.toString()).isZero();
    for (String lesson : lessons()) {
      assertThat(output.toString()).contains("org.tutti.examples." + lesson + ".");
    }
  }

  @Test
  void aDryRunOfNoCellFails() {
    StringWriter output = new StringWriter();
    int status =
        Main.run(
            new PrintWriter(output),
            new PrintWriter(new StringWriter()),
            System.getenv(),
            "--dry",
            "--processes=2",
            "--msizes=0",
            "Example15Parameters");
    assertThat(status).isEqualTo(1);
  }

  @Test
  void lessonsAreNumberedWithoutAGap() {
    List<String> expected =
        IntStream.rangeClosed(1, LESSONS).mapToObj(n -> String.format("Example%02d", n)).toList();
    assertThat(lessons().stream().map(name -> name.substring(0, 9))).isEqualTo(expected);
  }

  @Test
  void everyLessonExplainsHowToRunItAndWhatToExpect() throws IOException {
    for (String lesson : lessons()) {
      String source = Files.readString(SOURCES.resolve(lesson + ".java"));
      assertThat(source)
          .as(lesson)
          .contains("* Lesson " + Integer.parseInt(lesson.substring(7, 9)) + ":")
          .contains("examples/target/benchmarks.jar")
          .contains("<p>Expect");
    }
  }

  private static List<String> lessons() {
    try (Stream<Path> files = Files.list(SOURCES)) {
      return files
          .map(file -> file.getFileName().toString().replace(".java", ""))
          .filter(name -> name.startsWith("Example"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
