package org.tutti.rank.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LeftFilesTest {
  @TempDir Path directory;

  @Test
  void onlyDirectoriesOfLaunchesThatAreOverAreRemoved() throws IOException {
    Path dead = launch("tutti-files-dead");
    Files.createFile(dead.resolve("lock"));
    Path inUse = launch("tutti-files-own");
    Path others = launch("results");
    Files.createFile(others.resolve("lock"));
    Path beginning = launch("tutti-files-beginning");
    Path linked = launch("elsewhere");
    Path link = Files.createSymbolicLink(directory.resolve("tutti-files-link"), linked);
    try (FileChannel held = LeftFiles.hold(inUse)) {
      assertThat(LeftFiles.remove(directory)).containsExactly(dead);
      assertThat(held.isOpen()).isTrue();
    }
    assertThat(directory.toFile().list())
        .containsExactlyInAnyOrder(
            inUse.getFileName().toString(),
            others.getFileName().toString(),
            beginning.getFileName().toString(),
            linked.getFileName().toString(),
            link.getFileName().toString());
    assertThat(linked.resolve("file")).exists();
  }

  @Test
  void aDirectoryThatIsGoneHasNothingLeft() {
    assertThat(LeftFiles.remove(directory.resolve("none"))).isEmpty();
  }

  /** Whatever stands there, nothing but directories of launches is removed. */
  @Test
  void whatAnAttemptHasNotedIsLookedAtToo() throws IOException {
    Path attempt = Files.createDirectory(directory.resolve("0001-1"));
    Path place = Files.createDirectory(directory.resolve("a\nb"));
    Path dead = launch("a\nb/tutti-files-dead");
    Files.createFile(dead.resolve("lock"));
    Path other = launch("a\nb/data");

    LeftFiles.removeOf(attempt);
    assertThat(dead).exists();

    LeftFiles.note(attempt, List.of(directory.resolve("none"), place));
    LeftFiles.removeOf(attempt);
    assertThat(dead).doesNotExist();
    assertThat(other.resolve("file")).exists();
  }

  private Path launch(String name) throws IOException {
    Path made = Files.createDirectory(directory.resolve(name));
    Files.writeString(made.resolve("file"), "data");
    return made;
  }
}
