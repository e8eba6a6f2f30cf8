package org.tutti.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Lessons and what is generated for them compile without a warning for every release of Java. */
@Tag("jdk")
class ReleasesTest {
  private static final Path LESSONS = Path.of("../examples/src/main/java/org/tutti/examples");

  /** The releases with long-term support that this JDK can compile for. */
  static IntStream releases() {
    return IntStream.of(17, 21, 25).filter(release -> release <= Runtime.version().feature());
  }

  @ParameterizedTest
  @MethodSource("releases")
  void lessonsCompileForIt(int release, @TempDir Path target) throws Exception {
    List<Path> sources =
        IntStream.of(1, 14, 18)
            .mapToObj(number -> "Example%02d".formatted(number))
            .map(ReleasesTest::lesson)
            .toList();
    List<String> options =
        List.of(
            "--release",
            "" + release,
            "-Xlint:all,-path",
            "-Werror",
            "-d",
            target.toString(),
            "-classpath",
            System.getProperty("java.class.path"));
    StringWriter said = new StringWriter();
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = javac.getStandardFileManager(null, null, null)) {
      JavaCompiler.CompilationTask task =
          javac.getTask(
              said, files, null, options, null, files.getJavaFileObjectsFromPaths(sources));
      task.setProcessors(List.of(new TuttiProcessor(), new TuttiProcessorClaim()));
      assertThat(task.call()).as(said.toString()).isTrue();
    }
    Path harness = target.resolve("org/tutti/examples/Example18PingPong_Harness.class");
    // The version of a class file is that of its release and 44.
    assertThat(Files.readAllBytes(harness)[7]).isEqualTo((byte) (release + 44));
  }

  private static Path lesson(String start) {
    try (Stream<Path> files = Files.list(LESSONS)) {
      return files
          .filter(file -> file.getFileName().toString().startsWith(start))
          .findFirst()
          .orElseThrow();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
