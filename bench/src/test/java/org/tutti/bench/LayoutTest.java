package org.tutti.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each folder is a claim: a script that repeats it, a short page that says it, and one result. */
class LayoutTest {
  private static final Path BENCH = Path.of("").toAbsolutePath();
  private static final Set<String> OTHERS = Set.of("src", "target");
  private static final int MAX_WORDS = 300;
  private static final Pattern LINK = Pattern.compile("\\bbench/([a-z][a-z0-9-]*)");

  static List<Path> claims() throws IOException {
    return list(BENCH).stream()
        .filter(Files::isDirectory)
        .filter(folder -> !OTHERS.contains(folder.getFileName().toString()))
        .toList();
  }

  static List<Path> sourcesInC() throws IOException {
    return claims().stream()
        .flatMap(claim -> list(claim).stream())
        .filter(file -> file.toString().endsWith(".c"))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("claims")
  void hasScriptPageAndOneResult(Path claim) throws Exception {
    assertThat(claim.resolve("run")).isExecutable();
    assertThat(status("bash", "-n", claim.resolve("run").toString())).isZero();
    assertThat(Files.readString(claim.resolve("run"))).contains("# usage: bench/" + name(claim));
    assertThat(Files.readString(claim.resolve("README.md")))
        .contains("bench/" + name(claim) + "/run", "\n## Result\n");
    assertThat(list(claim).stream().filter(file -> name(file).startsWith("result")))
        .singleElement()
        .satisfies(
            result ->
                assertThat(List.of("result", "result.csv", "result.csv.gz", "result.txt"))
                    .contains(name(result)));
  }

  @ParameterizedTest
  @MethodSource("claims")
  void holdsOnlyProgramsBesides(Path claim) {
    assertThat(list(claim))
        .allMatch(
            file ->
                name(file)
                        .matches("README\\.md|result(\\.csv(\\.gz)?|\\.txt)?|.*\\.(java|c)|java22")
                    || isScript(file));
  }

  @ParameterizedTest
  @MethodSource("claims")
  void hasAShortPage(Path claim) throws IOException {
    assertThat(Files.readString(claim.resolve("README.md")).split("\\s+"))
        .hasSizeLessThanOrEqualTo(MAX_WORDS);
  }

  @ParameterizedTest
  @MethodSource("claims")
  void isListed(Path claim) throws IOException {
    assertThat(Files.readString(BENCH.resolve("README.md"))).contains("(" + name(claim) + "/");
  }

  /** Maven compiles the programs in Java; those in C only have to be right here. */
  @ParameterizedTest
  @MethodSource("sourcesInC")
  void compiles(Path source) throws Exception {
    assertThat(status("mpicc.mpich", "-Werror", "-fsyntax-only", source.toString())).isZero();
    assertThat(status("mpicc.openmpi", "-Werror", "-fsyntax-only", source.toString())).isZero();
  }

  @Test
  void whatTheDocumentationNamesIsHere() throws IOException {
    Path root = BENCH.getParent();
    try (Stream<Path> docs = Files.walk(root.resolve("docs"))) {
      List<Path> pages =
          Stream.concat(Stream.of(root.resolve("README.md")), docs)
              .filter(file -> file.toString().endsWith(".md"))
              .toList();
      for (Path page : pages) {
        assertThat(LINK.matcher(Files.readString(page)).results().map(link -> link.group(1)))
            .as("claims named in %s", page)
            .allMatch(claim -> Files.isDirectory(BENCH.resolve(claim)));
      }
    }
  }

  private static boolean isScript(Path file) {
    return name(file).matches("[a-z-]+") && Files.isRegularFile(file) && Files.isExecutable(file);
  }

  private static int status(String... command) throws IOException, InterruptedException {
    return new ProcessBuilder(command).inheritIO().start().waitFor();
  }

  private static String name(Path file) {
    return file.getFileName().toString();
  }

  private static List<Path> list(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
