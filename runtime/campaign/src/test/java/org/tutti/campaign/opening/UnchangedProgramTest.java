package org.tutti.campaign.opening;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.mpi.CallCost;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.ThreadLevels;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchIdentity;
import org.tutti.records.launch.LaunchOrigin;

class UnchangedProgramTest {
  @TempDir private Path directory;

  @Test
  void aLibraryThatIsInstalledAnewIsAChange() throws IOException {
    Path library = Files.writeString(directory.resolve("libmpi.so"), "old");
    UnchangedProgram program = UnchangedProgram.of(manifest(), false);
    assertThat(program.changes(Optional.empty())).isEmpty();
    assertThat(program.changes(Optional.of(header(library.toString())))).isEmpty();
    Files.writeString(library, "newer");
    assertThat(program.changes(Optional.of(header(library.toString()))))
        .containsExactly("the MPI library in " + library + " has changed");
  }

  /** Providers without a library describe themselves. */
  @Test
  void whatIsNoFileIsNotWatched() {
    UnchangedProgram program = UnchangedProgram.of(manifest(), false);
    assertThat(program.changes(Optional.of(header("threads of one JVM")))).isEmpty();
    assertThat(program.changes(Optional.of(header("/nowhere/libmpi.so")))).isEmpty();
  }

  private static Manifest manifest() {
    return new Manifest(
        new Manifest.Origin("test", Instant.EPOCH, Map.of(), Map.of()), null, List.of(), 1, 1);
  }

  private static LaunchHeader header(String library) {
    return new LaunchHeader(
        new LaunchIdentity(LaunchOrigin.byHand("sample"), 1, 1, Instant.EPOCH, Map.of()),
        1,
        List.of(),
        new LibraryInfo(
            ProviderKind.NATIVE,
            "Sample",
            "1",
            library,
            "none",
            CallCost.NONE,
            ThreadLevels.SINGLE),
        List.of(),
        new LaunchEnvironment("test", Map.of(), Map.of()),
        List.of());
  }
}
