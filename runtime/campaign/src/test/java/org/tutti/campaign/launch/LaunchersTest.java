package org.tutti.campaign.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.names.LauncherName;
import org.tutti.mpi.names.MpiNames;
import org.tutti.mpi.names.MpiSelection;

/** Needs Open MPI and MPICH, as all tests do. */
class LaunchersTest {
  private final Launchers installed = Launchers.installed();

  @Test
  void findsEachKindByName() {
    assertThat(resolve("openmpi")).isInstanceOf(OpenMpiLauncher.class);
    assertThat(resolve("mpich")).isInstanceOf(HydraLauncher.class);
  }

  @Test
  void identifiesALauncherByItsVersionTextAndNotByItsName() {
    assertThat(resolve("mpiexec.mpich")).isInstanceOf(HydraLauncher.class);
    assertThat(resolve("/usr/bin/mpirun.mpich")).isInstanceOf(HydraLauncher.class);
    assertThat(resolve("mpirun.openmpi")).isInstanceOf(OpenMpiLauncher.class);
  }

  @Test
  void theLibraryDeterminesALauncherThatIsNotNamed() {
    assertThat(installed.resolve(library("mpich"))).isInstanceOf(HydraLauncher.class);
    assertThat(installed.resolve(library("openmpi"))).isInstanceOf(OpenMpiLauncher.class);
  }

  @ParameterizedTest
  @EnumSource(names = {"IN_PROCESS", "SIMULATED"})
  void otherProvidersNeedNoLauncher(ProviderKind provider) {
    assertThat(installed.resolve(MpiSelection.OPEN.withProvider(provider)))
        .isEqualTo(new SelfLauncher(provider));
  }

  @Test
  void theNativeProviderIsTheOneOfALauncher() {
    assertThat(installed.resolve(MpiSelection.OPEN.withProvider(ProviderKind.NATIVE)))
        .isEqualTo(installed.resolve(MpiSelection.OPEN));
  }

  @Test
  void prefersANativeLibraryThenInProcess() {
    DefaultProvider first = installed.preference(Map.of());
    assertThat(first.provider()).isEqualTo(ProviderKind.NATIVE);
    assertThat(first.launcher()).isPresent();

    DefaultProvider second = Launchers.on("/nowhere").preference(Map.of());
    assertThat(second.provider()).isEqualTo(ProviderKind.IN_PROCESS);
    assertThat(second.sentence()).contains("in-process", "because no native MPI (no launcher");
  }

  @Test
  void refusesAMissingLauncher() {
    assertThatThrownBy(() -> resolve("no-such-launcher"))
        .hasMessageContaining("[TUTTI-100]")
        .hasMessageContaining("no-such-launcher");
    assertThatThrownBy(() -> Launchers.on("/nowhere").resolve(MpiSelection.OPEN))
        .hasMessageContaining("[TUTTI-100]")
        .hasMessageContaining("inprocess");
  }

  @Test
  void rejectsAProgramThatIsNotALauncher() {
    assertThatThrownBy(() -> resolve("true")).hasMessageContaining("[TUTTI-006]");
  }

  @ParameterizedTest
  @ValueSource(strings = {"slurm 22.05.8", "slurm-wlm 22.05.8", "slurm 25.11.0-0rc1"})
  void recognizesSlurmOfUpstreamAndOfDebian(String version, @TempDir Path directory)
      throws IOException {
    program(directory.resolve("srun"), "echo " + version);
    Launchers launchers = Launchers.on(directory.toString());
    assertThat(launchers.resolve(MpiSelection.OPEN.withLauncher(MpiNames.launcher("srun"))))
        .isInstanceOf(SlurmLauncher.class);
  }

  @Test
  void repeatsWhatALauncherSaysThatCannotWork(@TempDir Path directory) throws IOException {
    Path program = program(directory.resolve("srun"), "echo error; echo fatal: no Slurm; exit 1");
    assertThatThrownBy(
            () ->
                Launchers.on(directory.toString())
                    .resolve(MpiSelection.OPEN.withLauncher(MpiNames.launcher("srun"))))
        .hasMessageContaining("[TUTTI-006] '" + program + "'")
        .hasMessageContaining("it prints 'fatal: no Slurm'");
  }

  @Test
  void refusesALauncherThatDoesNotAnswer(@TempDir Path directory) throws IOException {
    Path program = program(directory.resolve("mpirun"), "yes");
    assertThatThrownBy(() -> Launchers.on(directory.toString()).resolve(MpiSelection.OPEN))
        .hasMessageContaining("[TUTTI-230] '" + program + " --version'")
        .hasMessageContaining("SettingKey.LAUNCHER")
        .hasMessageContaining("set(SettingKey.MPI, inprocess)");
  }

  @Test
  void refusesALauncherOfAnotherLibrary() {
    assertThatThrownBy(
            () ->
                installed.resolve(
                    library("openmpi").withLauncher(new LauncherName("mpiexec.mpich"))))
        .hasMessageContaining("[TUTTI-102]")
        .hasMessageContaining("mpich")
        .hasMessageContaining("openmpi");
  }

  @Test
  void rejectsAProgramThatCannotBeStarted(@TempDir Path directory) throws IOException {
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

  private static Path program(Path file, String script) throws IOException {
    Files.writeString(file, "#!/bin/sh\n" + script + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
    return file;
  }

  private Launcher resolve(String name) {
    return installed.resolve(MpiSelection.OPEN.withLauncher(MpiNames.launcher(name)));
  }

  private static MpiSelection library(String name) {
    return MpiSelection.OPEN.withLibrary(MpiNames.library(name));
  }
}
