package org.tutti.mpi.natives.abi;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("jdk")
class SharedObjectNameTest {
  private static final Path LIBRARIES = Path.of("/usr/lib/x86_64-linux-gnu");

  @Test
  void theNameIsThatInTheFile() {
    assertThat(SharedObjectName.of(LIBRARIES.resolve("libmpich.so.12"))).contains("libmpich.so.12");
    assertThat(SharedObjectName.of(LIBRARIES.resolve("libmpi.so.40"))).contains("libmpi.so.40");
  }

  @Test
  void otherFilesHaveNone(@TempDir Path directory) throws Exception {
    Path text = Files.writeString(directory.resolve("text"), "no library");
    Path broken = Files.write(directory.resolve("short"), new byte[] {0x7f, 'E', 'L', 'F', 2});
    assertThat(SharedObjectName.of(text)).isEmpty();
    assertThat(SharedObjectName.of(broken)).isEmpty();
    assertThat(SharedObjectName.of(directory.resolve("missing"))).isEmpty();
    assertThat(SharedObjectName.of(Path.of("/usr/bin/env").toRealPath())).isEmpty();
  }
}
