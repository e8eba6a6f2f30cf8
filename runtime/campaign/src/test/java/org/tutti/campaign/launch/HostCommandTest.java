package org.tutti.campaign.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.natives.abi.AbiFamily;
import org.tutti.records.campaign.PlacementPolicy;
import org.tutti.records.settings.HostList;

/** Hosts are given in one form, and each launcher gets them in its own. */
class HostCommandTest {
  private static final HostList HOSTS = HostList.parse("h1:2,h2:2");
  private static final Launcher OPEN_MPI = new OpenMpiLauncher(Path.of("mpirun"), false);
  private static final Launcher HYDRA = new HydraLauncher(Path.of("mpiexec"));
  private static final Launcher SLURM =
      new SlurmLauncher(Path.of("srun"), Optional.of(AbiFamily.MPICH));

  @Test
  void openMpiTakesThemAsTheyAre() {
    assertThat(OPEN_MPI.command(request(HOSTS.withRemoteShell("/rsh"), null)))
        .containsExactly(
            "mpirun",
            "-np",
            "4",
            "--host",
            "h1:2,h2:2",
            "--mca",
            "plm_rsh_agent",
            "/rsh",
            "-x",
            "TUTTI_DRIVER",
            "-x",
            "TUTTI_LAUNCH",
            "p");
    assertThat(OPEN_MPI.command(request(HOSTS, "cyclic"))).containsSequence("--map-by", "node");
    assertThat(OPEN_MPI.command(request(HOSTS, "block"))).containsSequence("--map-by", "slot");
  }

  @Test
  void hydraGetsOnePlaceForEachHostToTakeTurns() {
    assertThat(HYDRA.command(request(HOSTS.withRemoteShell("/rsh"), "block")))
        .containsExactly(
            "mpiexec",
            "-n",
            "4",
            "-hosts",
            "h1:2,h2:2",
            "-launcher",
            "rsh",
            "-launcher-exec",
            "/rsh",
            "p");
    assertThat(HYDRA.command(request(HOSTS, "cyclic")))
        .containsExactly("mpiexec", "-n", "4", "-hosts", "h1:1,h2:1", "p");
  }

  @Test
  void hydraCannotTakeTurnsOnUnequalHosts() {
    HYDRA.check(request(HOSTS, "cyclic"));
    HYDRA.check(request(HostList.parse("h1:3,h2:1"), "block"));
    assertThatThrownBy(() -> HYDRA.check(request(HostList.parse("h1:3,h2:1"), "cyclic")))
        .hasMessageStartingWith("[TUTTI-108] The launcher mpich cannot map ranks by 'cyclic'");
    assertThatThrownBy(() -> HYDRA.check(request(HostList.OPEN, "block")))
        .hasMessageStartingWith("[TUTTI-108]");
  }

  @Test
  void slurmGetsTheHostOfEachRank() {
    assertThat(SLURM.command(request(HOSTS, "cyclic")))
        .containsSequence("--nodes=2", "--nodelist=h1,h2,h1,h2", "--distribution=arbitrary");
    assertThat(SLURM.command(request(HOSTS, null))).contains("--nodelist=h1,h1,h2,h2");
    assertThat(SLURM.command(request(HostList.OPEN, "cyclic")))
        .contains("--distribution=cyclic")
        .noneMatch(argument -> argument.startsWith("--nodelist"));
  }

  @Test
  void whatWouldHaveNoEffectIsRefused() {
    assertThatThrownBy(() -> SLURM.check(request(HOSTS.withRemoteShell("/rsh"), null)))
        .hasMessageStartingWith("[TUTTI-108] With srun, a remote shell");
    assertThatThrownBy(() -> SLURM.check(request(HOSTS, "plane=2")))
        .hasMessageStartingWith("[TUTTI-108] With srun, the mapping 'plane=2'");
    Launcher self = new SelfLauncher(ProviderKind.IN_PROCESS);
    assertThatThrownBy(() -> self.check(request(HOSTS, null)))
        .hasMessageContaining("hosts 'h1:2,h2:2'");
  }

  private static LaunchRequest request(HostList hosts, String mapping) {
    return new LaunchRequest(
        4,
        new PlacementPolicy(Optional.empty(), Optional.ofNullable(mapping), hosts),
        List.of(),
        Map.of(),
        List.of("p"));
  }
}
