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
  void aDirectoryHasTheNamesAndTheBytesOfItsFiles() throws IOException {
    Map<String, String> before = ProgramIdentity.of(directory.toString());
    Files.move(jar, directory.resolve("renamed.jar"));
    assertThat(ProgramIdentity.of(directory.toString())).isNotEqualTo(before);
  }
}
