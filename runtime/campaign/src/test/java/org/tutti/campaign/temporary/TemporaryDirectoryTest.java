package org.tutti.campaign.temporary;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.rank.process.DriverProcess;

class TemporaryDirectoryTest {
  @TempDir Path parent;

  @Test
  void isRemovedWithAllThatIsInIt() throws IOException {
    Path outside = Files.writeString(parent.resolve("outside"), "kept");
    try (TemporaryDirectory directory = TemporaryDirectory.in(parent)) {
      Files.createDirectories(directory.path().resolve("a/b"));
      Files.createSymbolicLink(directory.path().resolve("a/link"), outside);
    }
    assertThat(entries()).containsExactly("outside");
  }

  @Test
  void whatEndedProcessesLeftIsRemovedByTheNextOne() throws Exception {
    DriverProcess own = DriverProcess.ofThisProcess().orElseThrow();
    Process ended = new ProcessBuilder("true").start();
    ended.waitFor();
    String other = own.boot().replaceAll("[0-9a-f]", "0");
    left(ended.pid() + "-1-" + own.boot());
    left(own.pid() + "-1-" + own.boot());
    Path running = left(own.text().replace(' ', '-'));
    Path elsewhere = left("77-1-" + other);
    Path abandoned = left("78-1-" + other);
    Files.setLastModifiedTime(abandoned, FileTime.from(Instant.now().minus(Duration.ofDays(2))));
    Files.createSymbolicLink(
        parent.resolve("tutti-temporary-1-1-" + own.boot() + "-link"), running);

    TemporaryDirectory made = TemporaryDirectory.in(parent);

    assertThat(entries())
        .containsExactlyInAnyOrder(
            name(running),
            name(elsewhere),
            name(made.path()),
            "tutti-temporary-1-1-" + own.boot() + "-link");
    made.close();
  }

  @Test
  void onlyTheUserCanReadIt() throws IOException {
    try (TemporaryDirectory directory = TemporaryDirectory.create()) {
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(directory.path())))
          .isEqualTo("rwx------");
      assertThat(name(directory.path().getParent())).startsWith("tutti-");
    }
  }

  private Path left(String owner) throws IOException {
    Path directory = Files.createDirectory(parent.resolve("tutti-temporary-" + owner + "-x"));
    Files.writeString(directory.resolve("output.txt"), "half");
    return directory;
  }

  private Stream<String> entries() throws IOException {
    try (Stream<Path> entries = Files.list(parent)) {
      return entries.map(TemporaryDirectoryTest::name).toList().stream();
    }
  }

  private static String name(Path path) {
    return path.getFileName().toString();
  }
}
