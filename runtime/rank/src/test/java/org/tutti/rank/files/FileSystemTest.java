package org.tutti.rank.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FileSystemTest {
  private static final String TABLE =
      """
      /dev/vda / ext4 rw,relatime 0 0
      tmpfs /dev/shm tmpfs rw,nosuid 0 0
      server:/home /home nfs rw,nolock,addr=10.0.0.1 0 0
      server:/data /home/with\\040space nfs4 rw,local_lock=none 0 0
      broken line
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "/usr/x; ext4 at / (/dev/vda, rw,relatime)",
        "/dev/shm/x; tmpfs at /dev/shm (tmpfs, rw,nosuid)",
        "/dev/shmx; ext4 at / (/dev/vda, rw,relatime)"
      })
  void theMountThatAPathLiesOn(String path, String text) {
    assertThat(FileSystem.of(TABLE, Path.of(path))).hasToString(text);
  }

  @Test
  void locksOfNfsMayBeThoseOfOneHost() {
    assertThat(FileSystem.of(TABLE, Path.of("/home/me")).hasLocalLocks()).isTrue();
    assertThat(FileSystem.of(TABLE, Path.of("/home/with space/me")).hasLocalLocks()).isFalse();
    assertThat(FileSystem.of(TABLE, Path.of("/tmp")).hasLocalLocks()).isFalse();
    assertThat(FileSystem.of("", Path.of("/tmp")).type()).isEqualTo("unknown");
  }
}
