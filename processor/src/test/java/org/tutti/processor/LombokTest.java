package org.tutti.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Lombok changes classes while they are compiled, and looks into javac for that, which therefore
 * runs in a process of its own. Processors are asked in the order of their path.
 */
@Tag("jdk")
@Tag("all")
class LombokTest {
  private static final String BENCHMARK =
      "  @Collective(Operation.BARRIER)\n"
          + "  public void barrier(Communicator comm) { comm.barrier(); }\n";

  private static final List<String> RIGHT =
      List.of(
          // A constructor that only Lombok makes.
          "@lombok.NoArgsConstructor public class Made { Made(int n) {}",
          "@lombok.NoArgsConstructor @lombok.AllArgsConstructor public class Made { int n;",
          // A parameter that only Lombok makes public.
          "@lombok.experimental.FieldDefaults(level = lombok.AccessLevel.PUBLIC)"
              + " public class Made { @Param(\"1\") int n;",
          "@lombok.Data public class Made { int n;",
          "public class Made { @lombok.Getter public static class Inner { private int m; }");

  private static final List<String> CONSTRUCTOR_WRONG =
      List.of(
          "@lombok.AllArgsConstructor public class Made { int n;",
          "@lombok.RequiredArgsConstructor public class Made { final int n;",
          "@lombok.Builder public class Made { int n;",
          "@lombok.Getter public class Made { Made(int n) {}",
          "public class Made {"
              + " @Collective(Operation.BARRIER) public void own(Communicator comm, Notes notes) {}"
              + " @State @lombok.AllArgsConstructor public static class Notes { int n; }");

  private static final List<String> FIELD_WRONG =
      List.of(
          "@lombok.experimental.FieldDefaults(level = lombok.AccessLevel.PRIVATE)"
              + " public class Made { @Param(\"1\") int n;",
          "@lombok.experimental.FieldDefaults(makeFinal = true)"
              + " public class Made { @Param(\"1\") public int n = 1;");

  @TempDir Path directory;

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void classesAreRightIfLombokMakesThemRight(boolean isLombokFirst) throws Exception {
    assertThat(compile(RIGHT, isLombokFirst)).doesNotContain("error:");
    for (int index = 0; index < RIGHT.size(); index++) {
      assertThat(directory.resolve("test/Made" + index + "_Harness.class")).exists();
    }
  }

  /** Each error is at its class, and none in generated code. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void classesAreWrongIfLombokMakesThemWrong(boolean isLombokFirst) throws Exception {
    List<String> sources = new ArrayList<>(CONSTRUCTOR_WRONG);
    sources.addAll(FIELD_WRONG);
    String output = compile(sources, isLombokFirst);
    List<String> errors = output.lines().filter(line -> line.contains("error:")).sorted().toList();
    assertThat(errors).as(output).hasSize(sources.size());
    for (int index = 0; index < sources.size(); index++) {
      assertThat(errors.get(index))
          .contains("Made" + index + ".java:")
          .contains(index < CONSTRUCTOR_WRONG.size() ? "[TUTTI-076]" : "[TUTTI-085]");
    }
  }

  /** Javac asks no further processors when all annotations are claimed. */
  @Test
  void aFileWithoutItsAnnotationsNeedsLombokFirst() throws Exception {
    String source = "public class Made { int n() { lombok.val one = 1; return one; }";
    assertThat(compile(List.of(source), true)).doesNotContain("error:");
    assertThat(directory.resolve("test/Made0_Harness.class")).exists();
  }

  /**
   * Compiles classes named Made, which get a benchmark and a number.
   *
   * @return what the compiler printed
   */
  private String compile(List<String> sources, boolean isLombokFirst) throws Exception {
    String classPath = System.getProperty("java.class.path");
    List<String> path = new ArrayList<>(List.of(classPath.split(File.pathSeparator)));
    List<String> lombok = path.stream().filter(LombokTest::isLombok).toList();
    assertThat(lombok).hasSize(1);
    path.removeAll(lombok);
    path.addAll(isLombokFirst ? 0 : path.size(), lombok);
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "javac").toString(),
                "-J-XX:TieredStopAtLevel=1",
                "-cp",
                classPath,
                "-processorpath",
                String.join(File.pathSeparator, path),
                "-d",
                directory.toString()));
    for (int index = 0; index < sources.size(); index++) {
      Path file = directory.resolve("Made" + index + ".java");
      command.add(
          Files.writeString(
                  file,
                  "package test; import org.tutti.annotations.*; import org.tutti.mpi.*;\n"
                      + sources.get(index).replace("Made", "Made" + index)
                      + "\n"
                      + BENCHMARK
                      + "}\n")
              .toString());
    }
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes());
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return output;
  }

  private static boolean isLombok(String entry) {
    return Path.of(entry).getFileName().toString().startsWith("lombok-");
  }
}
