package org.tutti.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tutti.processor.Compilations.compile;

import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.net.MalformedURLException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** A harness must fit on one page: 70 lines from its Javadoc to its last brace. */
class HarnessLengthTest {
  private static final Path LESSONS = Path.of("../examples/src/main/java/org/tutti/examples");
  private static final int PAGE = 70;

  private static final Pattern HARNESS =
      Pattern.compile(
          "^  /\\*\\*\n   \\* .*\n   \\*/\n  public static final class (\\w+) .*\n(?s:.*?)\n  \\}$",
          Pattern.MULTILINE);

  @Test
  void noHarnessOfTheExamplesIsLongerThanAPage() throws IOException {
    Map<String, Long> lines = linesOfHarnesses();
    assertThat(lines).hasSizeGreaterThan(50).containsKey("Example18PingPong_Harness.java ping");
    assertThat(lines.values()).allSatisfy(one -> assertThat(one).isBetween(20L, (long) PAGE));
  }

  private static Map<String, Long> linesOfHarnesses() throws IOException {
    Map<String, Long> lines = new TreeMap<>();
    for (JavaFileObject file : compile(lessons()).generatedSourceFiles()) {
      String name = Path.of(file.toUri().getPath()).getFileName().toString();
      Matcher harness = HARNESS.matcher(file.getCharContent(false));
      while (harness.find()) {
        lines.put(name + " " + harness.group(1), harness.group().lines().count());
      }
    }
    return lines;
  }

  private static JavaFileObject[] lessons() throws IOException {
    try (Stream<Path> files = Files.list(LESSONS)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .sorted()
          .map(HarnessLengthTest::source)
          .toArray(JavaFileObject[]::new);
    }
  }

  private static JavaFileObject source(Path file) {
    try {
      return JavaFileObjects.forResource(file.toUri().toURL());
    } catch (MalformedURLException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
