package org.tutti.campaign.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.names.LauncherName;
import org.tutti.mpi.names.MpiNames;
import org.tutti.mpi.names.MpiSelection;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.settings.HostList;
import org.tutti.records.settings.SettingKey;

class LocalRanksTest {
  private static final LaunchSettings MPIRUN = Manifests.of(1).settings();

  @TempDir Path empty;

  private boolean areAll(LaunchSettings settings, Map<String, String> environment) {
    return LocalRanks.areAll(settings, environment, new SearchPath(empty.toString()));
  }

  @Test
  void ranksAreOnThisHostWhenNobodyNamesAnother() {
    assertThat(
            areAll(
                MPIRUN.plus(SettingKey.LAUNCHER_OPTION, "--oversubscribe"),
                Map.of("HOSTNAME", "a")))
        .isTrue();
  }

  @Test
  void usersNameOthers() {
    assertThat(areAll(MPIRUN.withHosts(HostList.parse("a:2")), Map.of())).isFalse();
    assertThat(areAll(MPIRUN.plus(SettingKey.ENVIRONMENT, "HYDRA_HOST_FILE=nodes"), Map.of()))
        .isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"--hostfile", "--host=a", "-machinefile", "-f", "orte_default_hostfile"})
  void optionsOfLaunchersNameOthers(String option) {
    assertThat(areAll(MPIRUN.plus(SettingKey.LAUNCHER_OPTION, option), Map.of())).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"SLURM_JOB_ID", "PBS_NODEFILE", "OMPI_MCA_orte_default_hostfile"})
  void variablesNameOthers(String variable) {
    assertThat(areAll(MPIRUN, Map.of(variable, "7"))).isFalse();
  }

  @Test
  void slurmTakesNodesByItself() {
    assertThat(areAll(MPIRUN.withMpi(launchedBy("/opt/slurm/bin/srun")), Map.of())).isFalse();
    assertThat(areAll(MPIRUN.withMpi(launchedBy("/opt/bin/mpirun")), Map.of())).isTrue();
  }

  /** It is the default where there is nothing else. */
  @Test
  void aLibraryHasItsLauncher() {
    assertThat(areAll(MPIRUN.withMpi(MpiSelection.OPEN), Map.of())).isFalse();
    MpiSelection mpich = MpiSelection.OPEN.withLibrary(MpiNames.library("mpich"));
    assertThat(areAll(MPIRUN.withMpi(mpich), Map.of())).isTrue();
  }

  @Test
  void otherProvidersStartTheirRanksHere() {
    MpiSelection inProcess = MpiSelection.OPEN.withProvider(ProviderKind.IN_PROCESS);
    assertThat(areAll(MPIRUN.withMpi(inProcess), Map.of("SLURM_JOB_ID", "7"))).isTrue();
  }

  private static MpiSelection launchedBy(String executable) {
    return MpiSelection.OPEN.withLauncher(new LauncherName(executable));
  }
}
