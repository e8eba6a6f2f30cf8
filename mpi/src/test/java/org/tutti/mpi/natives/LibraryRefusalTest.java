package org.tutti.mpi.natives;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.mpi.natives.MpiLaunch.LauncherCommandLine;
import org.tutti.mpi.natives.MpiLaunch.Outcome;
import org.tutti.mpi.natives.ranks.NativeRankProgram;

/** Libraries that are missing, invalid, or do not belong to the launcher. */
@Tag("jdk")
class LibraryRefusalTest {
  private static final String WISH = "TUTTI_MPI_LIBRARY";

  @ParameterizedTest
  @CsvSource({
    "OPEN_MPI, mpich, mpirun of Open MPI (OMPI_COMM_WORLD_SIZE=2), MPICH (mpich)",
    "MPICH, openmpi, mpiexec of MPICH (PMI) (PMI_SIZE=2), Open MPI (openmpi)"
  })
  void aLauncherThatDoesNotMatchTheLibraryIsRefusedNamingBoth(
      LauncherCommandLine launcher, String wish, String launcherName, String libraryName)
      throws Exception {
    Outcome outcome = new MpiLaunch(launcher, 2).with(WISH, wish).run();
    assertThat(outcome.exitStatus()).isNotZero();
    assertThat(outcome.output())
        .contains("[TUTTI-022]", "The launcher is " + launcherName, "library is " + libraryName);
  }

  @Test
  void aLibraryGivenByItsPathIsRejectedAfterItsVersionIsRead() throws Exception {
    Path library = Path.of("/usr/lib/x86_64-linux-gnu/libmpich.so.12").toRealPath();
    Outcome outcome =
        new MpiLaunch(LauncherCommandLine.OPEN_MPI, 2).with(WISH, library.toString()).run();
    assertThat(outcome.exitStatus()).isNotZero();
    assertThat(outcome.output()).contains("[TUTTI-022]", "MPICH 4.0.2 (" + library + ")");
  }

  @ParameterizedTest
  @CsvSource({"OMPI_COMM_WORLD_RANK, OMPI_COMM_WORLD_SIZE", "PMI_RANK, PMI_SIZE"})
  void aWorldOfOtherSizeThanTheLaunchersIsRefused(String rank, String size) throws Exception {
    Outcome outcome =
        new MpiLaunch(LauncherCommandLine.NONE, 1).with(rank, "0").with(size, "3").run();
    assertThat(outcome.exitStatus()).isNotZero();
    assertThat(outcome.output())
        .contains("[TUTTI-022]", size + "=3", "started 3 ranks", "sees a world of 1");
  }

  @Test
  void aMissingLibraryIsNamedWithWhatToInstall() throws Exception {
    Outcome outcome =
        new MpiLaunch(LauncherCommandLine.NONE, 1).with(WISH, "/nowhere/libmpi.so.40").run();
    assertThat(outcome.exitStatus()).isNotZero();
    assertThat(outcome.output()).contains("[TUTTI-021]", "/nowhere/libmpi.so.40", "apt install");
  }

  @Test
  void aLibraryThatIsNotMpiIsRefused() throws Exception {
    Path library = Path.of("/usr/lib/x86_64-linux-gnu/libz.so.1");
    Outcome outcome =
        new MpiLaunch(LauncherCommandLine.NONE, 1).with(WISH, library.toString()).run();
    assertThat(outcome.exitStatus()).isNotZero();
    assertThat(outcome.output()).contains("[TUTTI-021]", library.toString());
  }

  /** No current build of a library provides so little, so a small one is compiled. */
  @Test
  void aLibraryThatProvidesLessThanAskedIsRefused(@TempDir Path directory) throws Exception {
    Path library = compile(directory);
    Outcome outcome =
        new MpiLaunch(LauncherCommandLine.NONE, 1)
            .with(WISH, library.toString())
            .with(NativeRankProgram.THREADS, "FUNNELED")
            .run();
    assertThat(outcome.exitStatus()).isNotZero();
    assertThat(outcome.output())
        .contains("[TUTTI-028]", library.toString())
        .contains("provides MPI_THREAD_SINGLE, but MPI_THREAD_FUNNELED was requested");
  }

  /** Its levels are those of the standard ABI, although its text is that of MPICH. */
  @Test
  void theStandardAbiIsRecognizedByItsSoname(@TempDir Path directory) throws Exception {
    Path library =
        compile(
            directory,
            "-Wl,-soname,libmpi_abi.so.1",
            "-DTEXT=\"MPICH Version: 5.0.2\"",
            "-DLEVEL=1024");
    Outcome outcome =
        new MpiLaunch(LauncherCommandLine.NONE, 1)
            .with(WISH, library.toString())
            .with(NativeRankProgram.THREADS, "MULTIPLE")
            .run();
    assertThat(outcome.exitStatus()).isNotZero();
    assertThat(outcome.output())
        .contains("[TUTTI-028] MPICH 5.0.2 (standard ABI) (" + library + ")")
        .contains("provides MPI_THREAD_FUNNELED, but MPI_THREAD_MULTIPLE was requested");
  }

  @Test
  void theStandardAbiOfAnotherLibraryThanTheLaunchersIsRefused(@TempDir Path directory)
      throws Exception {
    Path library =
        compile(directory, "-Wl,-soname,libmpi_abi.so.1", "-DTEXT=\"MPICH Version: 5.0.2\"");
    Outcome outcome =
        new MpiLaunch(LauncherCommandLine.OPEN_MPI, 2).with(WISH, library.toString()).run();
    assertThat(outcome.exitStatus()).isNotZero();
    assertThat(outcome.output())
        .contains("[TUTTI-022]", "library is MPICH 5.0.2 (standard ABI) (" + library + ")");
  }

  @Test
  void aSonameOfNoFamilyIsRefusedWhateverTheTextSays(@TempDir Path directory) throws Exception {
    Path library = compile(directory, "-Wl,-soname,libmpi.so.99");
    Outcome outcome =
        new MpiLaunch(LauncherCommandLine.NONE, 1).with(WISH, library.toString()).run();
    assertThat(outcome.exitStatus()).isNotZero();
    assertThat(outcome.output())
        .contains("[TUTTI-021]", library + ", whose SONAME is libmpi.so.99,", "Open MPI v4.0.0");
  }

  private static Path compile(Path directory, String... options)
      throws IOException, InterruptedException {
    Path file = directory.resolve("single_threaded_mpi.c");
    try (InputStream in = LibraryRefusalTest.class.getResourceAsStream("single_threaded_mpi.c")) {
      Files.copy(in, file);
    }
    Path library = directory.resolve("libmpi_single.so");
    List<String> command = new ArrayList<>(List.of("cc", "-shared", "-fPIC"));
    command.addAll(List.of(options));
    command.addAll(List.of("-o", library.toString(), file.toString()));
    assertThat(new ProcessBuilder(command).inheritIO().start().waitFor()).isZero();
    return library;
  }
}
