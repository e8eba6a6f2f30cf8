package org.tutti.campaign.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.campaign.CampaignPlan;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.host.CpuMask;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.PlacementPolicy;
import org.tutti.records.settings.SettingKey;

class BindingOptionsTest {
  private static final Launcher MPICH = new HydraLauncher(Path.of("mpiexec"));

  private static LaunchSettings settings(int processes, String policy) {
    return CampaignPlan.builder()
        .set(SettingKey.PROCESSES, processes)
        .set(SettingKey.BIND_TO, policy)
        .build()
        .launch();
  }

  private static PlacementPolicy bound(String policy) {
    return new PlacementPolicy(Optional.of(policy), Optional.empty());
  }

  /** On the last processor that this test may use, whichever rank the launcher says it is. */
  @ParameterizedTest
  @ValueSource(strings = {"OMPI_COMM_WORLD_RANK", "PMI_RANK", "PMIX_RANK", "SLURM_PROCID"})
  void aRankRunsOnItsProcessors(String variable) throws Exception {
    int last = CpuMask.ofThisProcess().length() - 1;
    List<String> command =
        BindingOptions.in(
            List.of("grep", "Cpus_allowed_list", "/proc/self/status"),
            bound("cpus:999999/" + last));
    ProcessBuilder shell = new ProcessBuilder(command).redirectErrorStream(true);
    shell.environment().keySet().removeIf(name -> name.matches(".*RANK|SLURM_PROCID"));
    shell.environment().put(variable, "1");
    assertThat(new String(shell.start().getInputStream().readAllBytes()).strip())
        .endsWith("\t" + last);
  }

  @Test
  void onlyWhatNamesProcessorsIsBoundByTutti() {
    PlacementPolicy core = bound("core");
    assertThat(BindingOptions.in(List.of("java"), core)).containsExactly("java");
    assertThat(core.ofLauncher()).isEqualTo(core);
    assertThat(bound("cpus:0/1").ofLauncher()).isEqualTo(bound("none"));
    LaunchRequest request = LaunchRequest.of(settings(2, "cpus:0/1"), List.of("java"));
    assertThat(MPICH.command(request)).contains("-bind-to", "none");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "cpus:0       | has the processors of 1 rank, not of 2",
        "cpus:0/1/2   | has the processors of 3 ranks, not of 2",
        "cpus:        | does not name the processors of each rank",
        "cpus:0/      | does not name the processors of each rank",
        "cpus:0/x     | does not name the processors of each rank",
        "cpus:0/$(id) | does not name the processors of each rank"
      })
  void whatDoesNotFitTheRanksIsRefused(String policy, String why) {
    assertThatThrownBy(() -> BindingOptions.check(settings(2, policy), MPICH))
        .hasMessageContaining(why);
    assertThat(BindingOptions.in(List.of("java"), bound("cpus:0/$(id)"))).containsExactly("java");
  }

  @Test
  void ranksWithoutAProcessOfTheirOwnAreRefused() {
    assertThatThrownBy(
            () ->
                BindingOptions.check(
                    settings(2, "cpus:0/1"), new SelfLauncher(ProviderKind.IN_PROCESS)))
        .hasMessageContaining("binds processes");
    BindingOptions.check(settings(2, "core"), new SelfLauncher(ProviderKind.MPJ));
  }
}
