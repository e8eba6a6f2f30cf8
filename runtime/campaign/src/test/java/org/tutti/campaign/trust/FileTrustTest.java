package org.tutti.campaign.trust;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** With real modes; owners by number, since only the superuser can give files away. */
class FileTrustTest {
  @TempDir private Path directory;
  private Path file;
  private Path jar;

  @BeforeEach
  void write() throws IOException {
    file = Files.writeString(directory.resolve("file"), "");
    jar = Files.writeString(directory.resolve("jar"), "");
  }

  @ParameterizedTest
  @CsvSource({
    "rw-------, ''",
    "rwxr-xr-x, ''",
    "r--r--r--, ''",
    "rw-rw-r--, its group may write",
    "rw--w----, its group may write",
    "rw-----w-, other users may write",
    "rwxrwxrwx, other users may write"
  })
  void nobodyElseMayWrite(String modes, String objection) throws IOException {
    set(file, modes);
    assertThat(FileTrust.objection(file).orElse("")).startsWith(objection);
    assertThat(FileTrust.objection(file).isEmpty()).isEqualTo(objection.isEmpty());
  }

  @ParameterizedTest
  @CsvSource({
    "rw-r--r--, rw-r--r--, true",
    "rw-rw-r--, rw-r--r--, false",
    "rw-rw-r--, rw-rw-r--, true",
    "rw-rw-rw-, rw-rw-r--, false",
    "rw-rw-rw-, rw-rw-rw-, true",
    "rw----rw-, rw-rw----, false"
  })
  void whoMayWriteAJarMayWriteItsCache(String ofCache, String ofJar, boolean isTrusted)
      throws IOException {
    set(file, ofCache);
    set(jar, ofJar);
    assertThat(FileTrust.objection(file, FileTrust.of(jar)).isEmpty()).isEqualTo(isTrusted);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 1000, true",
    "1000, 1000, true",
    "1000, 0, true",
    "1234, 1234, true",
    "65534, 1000, false",
    "1234, 65534, false"
  })
  void onlyTheUserRootAndTheOwnerOfTheJarMayOwnACache(
      int owner, int ownerOfJar, boolean isTrusted) {
    Optional<String> objection =
        new FileTrust(owner, 1000, 0600)
            .objection(file, new FileTrust(ownerOfJar, 1000, 0600), 1000);
    assertThat(objection.orElse("")).contains(isTrusted ? "" : "belongs to another user");
    assertThat(objection.isEmpty()).isEqualTo(isTrusted);
  }

  @Test
  void theTargetOfALinkDecides() throws IOException {
    Path link = Files.createSymbolicLink(directory.resolve("link"), file);
    set(file, "rw-rw-rw-");
    assertThat(FileTrust.objection(link)).isPresent();
    Files.delete(file);
    assertThatThrownBy(() -> FileTrust.objection(link)).isInstanceOf(NoSuchFileException.class);
  }

  private static void set(Path path, String modes) throws IOException {
    Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(modes));
  }
}
