package org.tutti.campaign.opening;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.records.campaign.Manifest;

class UnchangedProgramTest {
  @TempDir private Path directory;

  /** Such as the MPI library, the launcher, and {@code java}. */
  @Test
  void aFileThatIsInstalledAnewIsAChange() throws IOException {
    Path library = Files.writeString(directory.resolve("libmpi.so"), "old");
    UnchangedProgram program = UnchangedProgram.of(manifest(), false);
    assertThat(program.changes(List.of())).isEmpty();
    assertThat(program.changes(List.of(library))).isEmpty();
    assertThat(program.changesDuring(List.of(library), Optional.empty())).isEmpty();
    SameSizeAndTime.replace(library, false);
    assertThat(program.changesDuring(List.of(library), Optional.empty()))
        .containsExactly(library + " has changed");
    assertThat(program.changes(List.of(library))).containsExactly(library + " has changed");
  }

  /** Nobody knows which of both a launch has read. */
  @Test
  void whatIsAsItWasAgainCountsForTheLaunchOnly() throws IOException {
    Path library = Files.writeString(directory.resolve("libmpi.so"), "old");
    UnchangedProgram program = UnchangedProgram.of(manifest(), false);
    assertThat(program.changes(List.of(library))).isEmpty();
    SameSizeAndTime.replace(library, true);
    SameSizeAndTime.replace(library, true);
    assertThat(program.changesDuring(List.of(library), Optional.empty()))
        .containsExactly(library + " was written while the launch ran");
    assertThat(program.changes(List.of(library))).isEmpty();
  }

  /** As of the directory of the current release. */
  @Test
  void aLinkThatLedElsewhereForAMomentIsAChange() throws IOException {
    Path link = directory.resolve("current");
    for (String release : List.of("one", "two")) {
      Path made = Files.createDirectories(directory.resolve(release));
      Files.writeString(made.resolve("libmpi.so"), release);
    }
    Files.createSymbolicLink(link, Path.of("one"));
    Path library = link.resolve("libmpi.so");
    UnchangedProgram program = UnchangedProgram.of(manifest(), false);
    assertThat(program.changes(List.of(library))).isEmpty();
    for (String release : List.of("two", "one")) {
      Files.createSymbolicLink(directory.resolve("next"), Path.of(release));
      Files.move(directory.resolve("next"), link, StandardCopyOption.ATOMIC_MOVE);
    }
    assertThat(program.changesDuring(List.of(library), Optional.empty()))
        .containsExactly(link + " was written while the launch ran");
  }

  private static Manifest manifest() {
    return new Manifest(
        new Manifest.Origin("test", Instant.EPOCH, Map.of(), Map.of()), null, List.of(), 1, 1);
  }
}
