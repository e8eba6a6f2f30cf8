package org.tutti.campaign.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Needs Open MPI and MPICH, as all tests do. */
class LaunchersTest {
  private final Launchers installed = Launchers.installed();

  @Test
  void findsEachKindByName() {
    assertThat(resolve("openmpi")).isInstanceOf(OpenMpiLauncher.class);
    assertThat(resolve("mpich")).isInstanceOf(HydraLauncher.class);
    assertThat(resolve("inprocess")).isEqualTo(new SelfLauncher("inprocess"));
    assertThat(resolve("mpj")).isEqualTo(new SelfLauncher("mpj"));
  }

  @Test
  void knowsALauncherByWhatItSaysNotByItsName() {
    assertThat(resolve("mpiexec.mpich")).isInstanceOf(HydraLauncher.class);
    assertThat(resolve("/usr/bin/mpirun.mpich")).isInstanceOf(HydraLauncher.class);
    assertThat(resolve("mpirun.openmpi")).isInstanceOf(OpenMpiLauncher.class);
  }

  @Test
  void theLibraryDecidesWhereTheLauncherIsNotNamed() {
    assertThat(installed.resolve(Optional.empty(), Optional.of("mpich")))
        .isInstanceOf(HydraLauncher.class);
    assertThat(installed.resolve(Optional.empty(), Optional.of("openmpi")))
        .isInstanceOf(OpenMpiLauncher.class);
    assertThat(installed.resolve(Optional.empty(), Optional.of("mpj-niodev")))
        .isEqualTo(new SelfLauncher("mpj-niodev"));
  }

  @Test
  void prefersANativeLibraryThenMpjExpressThenInProcess() {
    DefaultProvider first = installed.preference(Map.of());
    assertThat(first.provider()).isEqualTo("native");
    assertThat(first.launcher()).isPresent();

    Launchers none = Launchers.on("/nowhere");
    DefaultProvider second = none.preference(Map.of());
    assertThat(second.provider()).isEqualTo("mpj");
    assertThat(second.sentence()).contains("MPJ Express 0.44", "because no native MPI was found");

    DefaultProvider third = none.preference(Map.of("MPJ_HOME", "/nowhere"));
    assertThat(third.provider()).isEqualTo("inprocess");
    assertThat(third.sentence())
        .contains(
            "in-process", "neither a native MPI", "nor MPJ Express", "MPJ_HOME is '/nowhere'");
  }

  @Test
  void refusesAMissingLauncher() {
    assertThatThrownBy(() -> resolve("no-such-launcher"))
        .hasMessageContaining("[TUTTI-100]")
        .hasMessageContaining("no-such-launcher");
    assertThatThrownBy(() -> Launchers.on("/nowhere").resolve(Optional.empty(), Optional.empty()))
        .hasMessageContaining("[TUTTI-100]")
        .hasMessageContaining("inprocess");
  }

  @Test
  void refusesAProgramThatIsNoLauncher() {
    assertThatThrownBy(() -> resolve("true")).hasMessageContaining("[TUTTI-101]");
  }

  @Test
  void refusesALauncherThatDoesNotAnswer(@TempDir Path directory) throws IOException {
    Path program = directory.resolve("mpirun");
    Files.writeString(program, "#!/bin/sh\nyes\n");
    assertThat(program.toFile().setExecutable(true)).isTrue();
    assertThatThrownBy(
            () -> Launchers.on(directory.toString()).resolve(Optional.empty(), Optional.empty()))
        .hasMessageContaining("[TUTTI-230] '" + program + " --version'")
        .hasMessageContaining("--launcher")
        .hasMessageContaining("--mpi inprocess");
  }

  @Test
  void refusesALauncherOfAnotherLibrary() {
    assertThatThrownBy(
            () -> installed.resolve(Optional.of("mpiexec.mpich"), Optional.of("openmpi")))
        .hasMessageContaining("[TUTTI-102]")
        .hasMessageContaining("mpich")
        .hasMessageContaining("openmpi");
  }

  @Test
  void refusesWhatCannotBeStarted(@TempDir Path directory) throws IOException {
    assertThatThrownBy(
            () ->
                ChildProcess.start(
                    java.util.List.of(directory.resolve("missing").toString()),
                    java.util.Map.of(),
                    "mark",
                    directory.resolve("out"),
                    directory.resolve("err")))
        .hasMessageContaining("[TUTTI-103]");
  }

  private Launcher resolve(String name) {
    return installed.resolve(Optional.of(name), Optional.empty());
  }
}
