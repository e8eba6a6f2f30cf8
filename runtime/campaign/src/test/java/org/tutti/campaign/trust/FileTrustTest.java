package org.tutti.campaign.trust;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** With real modes and, where the tests may change them, real owners. */
class FileTrustTest {
  private static final int NOBODY = 65534;
  private static final int SOMEBODY = 1234;

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
    "rw-----w-, others may write",
    "rwxrwxrwx, others may write"
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

  @Test
  void whatBelongsToAnotherUserIsNotUsed() throws IOException {
    own(file, NOBODY);
    assertThat(FileTrust.objection(file))
        .hasValueSatisfying(why -> assertThat(why).contains("another user"));
    assertThat(FileTrust.objection(file, FileTrust.of(jar))).isPresent();
    own(jar, NOBODY);
    assertThat(FileTrust.objection(file, FileTrust.of(jar))).isEmpty();
    own(file, SOMEBODY);
    assertThat(FileTrust.objection(file, FileTrust.of(jar))).isPresent();
    own(file, 0);
    assertThat(FileTrust.objection(file, FileTrust.of(jar))).isEmpty();
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

  /** Only the superuser can give files away. */
  private static void own(Path path, int user) throws IOException {
    assumeTrue("root".equals(System.getProperty("user.name")));
    Files.setAttribute(path, "unix:uid", user);
  }
}
