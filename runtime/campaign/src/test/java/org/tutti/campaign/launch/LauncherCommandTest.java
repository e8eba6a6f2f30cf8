package org.tutti.campaign.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.natives.abi.AbiFamily;
import org.tutti.records.campaign.PlacementPolicy;

class LauncherCommandTest {
  private static final LaunchRequest REQUEST =
      new LaunchRequest(
          4,
          new PlacementPolicy(Optional.of("core"), Optional.of("node")),
          List.of("--verbose"),
          Map.of("UCX_TLS", "self", "OMPI_MCA_btl", "self", "A", "b c"),
          List.of("java", "-cp", "a b.jar", "Main"));

  @Test
  void openMpiForwardsVariablesByNameExceptItsOwn() {
    assertThat(new OpenMpiLauncher(Path.of("/usr/bin/mpirun"), false).command(REQUEST))
        .containsExactly(
            "/usr/bin/mpirun",
            "-np",
            "4",
            "--bind-to",
            "core",
            "--map-by",
            "node",
            "-x",
            "A",
            "-x",
            "UCX_TLS",
            "--verbose",
            "/usr/bin/env",
            "java",
            "-cp",
            "a b.jar",
            "Main");
  }

  @Test
  void hydraPassesItsEnvironmentOnByItself() {
    assertThat(new HydraLauncher(Path.of("/usr/bin/mpiexec.mpich")).command(REQUEST))
        .containsExactly(
            "/usr/bin/mpiexec.mpich",
            "-n",
            "4",
            "-bind-to",
            "core",
            "-map-by",
            "node",
            "--verbose",
            "java",
            "-cp",
            "a b.jar",
            "Main");
  }

  @Test
  void slurmUsesTheProcessManagementInterfaceOfTheLibrary() {
    assertThat(new SlurmLauncher(Path.of("srun"), Optional.of(AbiFamily.MPICH)).command(REQUEST))
        .containsExactly(
            "srun",
            "--ntasks=4",
            "--kill-on-bad-exit=1",
            "--mpi=pmi2",
            "--cpu-bind=cores",
            "--distribution=node",
            "--verbose",
            "java",
            "-cp",
            "a b.jar",
            "Main");
    assertThat(new SlurmLauncher(Path.of("srun"), Optional.of(AbiFamily.OPEN_MPI)).command(REQUEST))
        .contains("--mpi=pmix");
    assertThat(new SlurmLauncher(Path.of("srun"), Optional.empty()).command(REQUEST))
        .noneMatch(argument -> argument.startsWith("--mpi="));
  }

  @Test
  void theProgramItselfStartsRanksInProcess() {
    assertThat(
            new SelfLauncher(ProviderKind.IN_PROCESS)
                .command(LaunchRequest.of(3, List.of("java", "Main"))))
        .containsExactly("java", "Main", "--mpi=inprocess", "--processes=3");
  }

  @ParameterizedTest
  @EnumSource(names = {"MPJ", "MPJ_NIODEV"})
  void ranksOfMpjExpressAreBoundAsRequested(ProviderKind provider) {
    Launcher none = new SelfLauncher(provider);
    LaunchRequest asked = bound("none");
    none.check(asked);
    assertThat(none.command(asked))
        .containsExactly("java", "--mpi=" + provider.label(), "--processes=2", "--bind-to=none");
    assertThatThrownBy(() -> none.check(bound("socket")))
        .hasMessageContaining("[TUTTI-108] " + provider)
        .hasMessageContaining("binding 'socket'")
        .hasMessageContaining("core or none");
  }

  private static LaunchRequest bound(String policy) {
    return new LaunchRequest(
        2,
        new PlacementPolicy(Optional.of(policy), Optional.empty()),
        List.of(),
        Map.of(),
        List.of("java"));
  }

  @ParameterizedTest
  @EnumSource(names = {"IN_PROCESS", "MPJ", "MPJ_NIODEV"})
  void launcherOptionsAreRejectedWithoutALauncher(ProviderKind provider) {
    Launcher none = new SelfLauncher(provider);
    assertThatThrownBy(() -> none.check(REQUEST))
        .hasMessageContaining("[TUTTI-108] " + provider)
        .hasMessageContaining("mapping 'node', launcher option '--verbose'");
    assertThatCode(() -> none.check(LaunchRequest.of(4, List.of("java"))))
        .doesNotThrowAnyException();
    assertThatCode(() -> new HydraLauncher(Path.of("mpiexec")).check(REQUEST))
        .doesNotThrowAnyException();
  }

  @Test
  void ranksInProcessCannotBeBound() {
    assertThatThrownBy(() -> new SelfLauncher(ProviderKind.IN_PROCESS).check(bound("core")))
        .hasMessageContaining("[TUTTI-108] inprocess")
        .hasMessageContaining("binding 'core'");
  }

  @Test
  void hostileNamesStayOneArgument() {
    String hostile = "; touch x $(id) `id` \" ' \n ../ -np 99";
    LaunchRequest request =
        new LaunchRequest(
            2, PlacementPolicy.OPEN, List.of(), Map.of("V", hostile), List.of("p", hostile));
    assertThat(new OpenMpiLauncher(Path.of("mpirun"), false).command(request))
        .containsExactly("mpirun", "-np", "2", "-x", "V", "p", hostile);
  }

  @Test
  void permitsOpenMpiToRunAsRoot() {
    LaunchRequest request = LaunchRequest.of(2, List.of("p"));

    assertThat(new OpenMpiLauncher(Path.of("mpirun"), true).command(request))
        .containsExactly("mpirun", "--allow-run-as-root", "-np", "2", "p");
  }
}
