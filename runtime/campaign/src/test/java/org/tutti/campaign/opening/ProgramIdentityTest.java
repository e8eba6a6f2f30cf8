package org.tutti.campaign.opening;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgramIdentityTest {
  /** Of {@code abc}, as the Secure Hash Standard has it. */
  private static final String OF_ABC =
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

  @TempDir private Path directory;
  private Path jar;

  @BeforeEach
  void write() throws IOException {
    jar = Files.writeString(directory.resolve("benchmarks.jar"), "abc");
  }

  @Test
  void theDigestOfAJarIsThatOfItsBytes() {
    assertThat(ProgramIdentity.of(jar + File.pathSeparator + directory.resolve("missing.jar")))
        .isEqualTo(Map.of(jar.toString(), OF_ABC));
  }

  @Test
  void aJarThatWasBuiltAgainIsReadAgain() throws IOException {
    Map<String, String> before = ProgramIdentity.of(jar.toString());
    Files.writeString(jar, "abd");
    Files.setLastModifiedTime(jar, FileTime.from(Instant.now().plusSeconds(1)));
    assertThat(ProgramIdentity.of(jar.toString())).isNotEqualTo(before);
  }

  @Test
  void aDirectoryHasTheNamesAndTheBytesOfItsClassesAndOfTheIndex() throws IOException {
    Path first = write("org/example/A.class", "a");
    String before = digest();
    Path index = write("META-INF/tutti/org.example.A", "benchmark");
    assertThat(digest()).isNotEqualTo(before);
    Files.delete(index);
    assertThat(digest()).isEqualTo(before);
    Files.move(first, first.resolveSibling("B.class"));
    assertThat(digest()).isNotEqualTo(before);
    Files.move(first.resolveSibling("B.class"), first);
    write("org/example/A.class", "another");
    assertThat(digest()).isNotEqualTo(before);
  }

  /** The working directory may be on the class path, with the campaign itself in it. */
  @Test
  void whatIsNoProgramDoesNotCount() throws IOException {
    write("org/example/A.class", "a");
    String before = digest();
    write("results/journal.jsonl", "{}");
    write("results/attempts/0001-1/Crash.class", "a");
    write("notes.txt", "text");
    assertThat(digest()).isEqualTo(before);
  }

  @Test
  void changesAreNamed() {
    assertThat(
            ProgramIdentity.changes(
                Map.of("a.jar", "1", "b.jar", "2", "c", "3"),
                Map.of("a.jar", "1", "b.jar", "4", "d.jar", "5")))
        .containsExactly(
            "the benchmarks in b.jar have changed",
            "c is missing",
            "the benchmarks in d.jar have changed");
  }

  private String digest() {
    return ProgramIdentity.of(directory.toString()).get(directory.toString());
  }

  private Path write(String name, String text) throws IOException {
    Path file = directory.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }
}
