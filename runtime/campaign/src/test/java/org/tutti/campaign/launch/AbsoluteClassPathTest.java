package org.tutti.campaign.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AbsoluteClassPathTest {
  @TempDir Path directory;

  @Test
  void aPathOverTheParentIsThatOfTheJar() throws IOException {
    Path jar = Files.createFile(Files.createDirectory(directory.resolve("x")).resolve("b.jar"));
    Path here = Files.createDirectory(directory.resolve("here"));

    assertThat(AbsoluteClassPath.of(here + "/../x/./b.jar::" + jar)).isEqualTo(jar + ":" + jar);
  }

  @Test
  void afterALinkTheParentIsAnotherOne() throws IOException {
    Path deep = Files.createDirectories(directory.resolve("a/b"));
    Files.createFile(directory.resolve("a/b.jar"));
    Files.createSymbolicLink(directory.resolve("link"), deep);
    String over = directory.resolve("link") + "/../b.jar";

    assertThat(AbsoluteClassPath.of(over)).isEqualTo(over);
  }

  @Test
  void whatDoesNotExistStaysAndIsAbsolute() {
    assertThat(AbsoluteClassPath.of("../missing.jar"))
        .isEqualTo(Path.of("").toAbsolutePath() + "/../missing.jar");
  }
}
