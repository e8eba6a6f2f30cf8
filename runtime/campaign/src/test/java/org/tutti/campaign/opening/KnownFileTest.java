package org.tutti.campaign.opening;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KnownFileTest {
  @TempDir private Path directory;
  private Path file;

  @BeforeEach
  void write() throws IOException {
    file = Files.writeString(directory.resolve("a file.jar"), "abc");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void anotherFileOfTheSameSizeAndTimeIsAnotherFile(boolean inPlace) throws Exception {
    Thread.sleep(1_100); // Only then is a digest kept.
    KnownFile known = KnownFile.of(file);
    assertThat(KnownFile.of(file)).isSameAs(known);
    SameSizeAndTime.replace(file, inPlace);
    assertThat(known.isUnchanged()).isFalse();
    assertThat(KnownFile.of(file).digest()).isNotEqualTo(known.digest());
  }

  /** Within one tick, the kernel does not tell the changes of a file apart. */
  @Test
  void whatWasJustWrittenIsReadAgain() throws IOException {
    for (int i = 0; i < 1_000; i++) {
      KnownFile known = KnownFile.of(file);
      SameSizeAndTime.replace(file, true);
      assertThat(KnownFile.of(file).digest()).isNotEqualTo(known.digest());
    }
  }

  /** As in an image, or after a build that makes the same bytes. */
  @Test
  void aCopyIsTheSameFile() throws IOException {
    KnownFile known = KnownFile.of(file);
    Path copy = directory.resolve("copy");
    Files.copy(file, copy, StandardCopyOption.COPY_ATTRIBUTES);
    Files.move(copy, file, StandardCopyOption.REPLACE_EXISTING);
    assertThat(known.isUntouched()).isTrue();
    assertThat(KnownFile.of(file).identity()).isEqualTo(known.identity());
    Files.setLastModifiedTime(file, FileTime.fromMillis(1));
    assertThat(known.isUnchanged()).isTrue();
    assertThat(known.isUntouched()).isFalse();
  }

  @Test
  void oneThatHasItsBytesAgainWasNotLeftAlone() throws Exception {
    KnownFile known = KnownFile.of(file);
    assertThat(known.isLeftAlone()).isTrue();
    Thread.sleep(20); // More than a tick of the kernel.
    SameSizeAndTime.replace(file, true);
    SameSizeAndTime.replace(file, true);
    assertThat(known.isUntouched()).isTrue();
    assertThat(known.isLeftAlone()).isFalse();
  }

  @Test
  void itsTextIsRead() throws IOException {
    KnownFile known = KnownFile.of(file);
    assertThat(KnownFile.parse(known.text())).isEqualTo(known);
  }
}
