package org.tutti.mpi.natives.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tutti.diagnostics.TuttiException;

@Tag("jdk")
class LauncherEnvironmentTest {
  private static final Map<String, String> SLURM_STEP =
      Map.of("SLURM_STEP_ID", "0", "SLURM_PROCID", "1", "SLURM_STEP_NUM_TASKS", "4");

  @Test
  void aProcessStartedByHandIsRankZeroOfOne() {
    LauncherEnvironment environment = LauncherEnvironment.detect(Map.of("HOME", "/root"));
    assertThat(environment).isEqualTo(new LauncherEnvironment(ProcessManager.NONE, 0, 1));
    assertThat(environment.launched()).isFalse();
  }

  @Test
  void openMpisVariablesAreRead() {
    assertThat(
            LauncherEnvironment.detect(
                Map.of("OMPI_COMM_WORLD_RANK", "2", "OMPI_COMM_WORLD_SIZE", "3")))
        .isEqualTo(new LauncherEnvironment(ProcessManager.OPEN_MPI, 2, 3));
  }

  @Test
  void pmisVariablesAreRead() {
    assertThat(LauncherEnvironment.detect(Map.of("PMI_RANK", "0", "PMI_SIZE", "2")))
        .isEqualTo(new LauncherEnvironment(ProcessManager.PMI, 0, 2));
  }

  @Test
  void aSlurmStepIsRecognizedByItsInterface() {
    assertThat(LauncherEnvironment.detect(with(SLURM_STEP, Map.of("PMIX_RANK", "1"))))
        .isEqualTo(new LauncherEnvironment(ProcessManager.SLURM_PMIX, 1, 4));
    assertThat(
            LauncherEnvironment.detect(with(SLURM_STEP, Map.of("PMI_RANK", "1", "PMI_SIZE", "4"))))
        .isEqualTo(new LauncherEnvironment(ProcessManager.PMI, 1, 4));
    assertThat(LauncherEnvironment.detect(SLURM_STEP))
        .isEqualTo(new LauncherEnvironment(ProcessManager.SLURM_WITHOUT_PMI, 1, 4));
  }

  @Test
  void aBatchScriptsOwnShellIsNotAStep() {
    Map<String, String> script = Map.of("SLURM_PROCID", "0", "SLURM_NTASKS", "4");
    assertThat(LauncherEnvironment.detect(script).launched()).isFalse();
  }

  @Test
  void mpirunInsideASlurmAllocationTakesPrecedence() {
    assertThat(
            LauncherEnvironment.detect(
                with(SLURM_STEP, Map.of("OMPI_COMM_WORLD_RANK", "0", "OMPI_COMM_WORLD_SIZE", "2"))))
        .isEqualTo(new LauncherEnvironment(ProcessManager.OPEN_MPI, 0, 2));
  }

  @Test
  void twoLaunchersAtOnceAreRefused() {
    Map<String, String> both =
        with(
            Map.of("PMI_RANK", "0", "PMI_SIZE", "2"),
            Map.of("OMPI_COMM_WORLD_RANK", "0", "OMPI_COMM_WORLD_SIZE", "3"));
    assertThatThrownBy(() -> LauncherEnvironment.detect(both))
        .isInstanceOf(TuttiException.class)
        .hasMessageStartingWith("[TUTTI-025]")
        .hasMessageContaining("OMPI_COMM_WORLD_SIZE=3 and PMI_SIZE=2");
  }

  @Test
  void aVariableThatIsNotANumberIsNamed() {
    assertThatThrownBy(() -> LauncherEnvironment.detect(Map.of("PMI_RANK", "0", "PMI_SIZE", "two")))
        .isInstanceOf(TuttiException.class)
        .hasMessageStartingWith("[TUTTI-025]")
        .hasMessageContaining("PMI_SIZE is 'two'");
  }

  private static Map<String, String> with(Map<String, String> base, Map<String, String> more) {
    Map<String, String> all = new java.util.HashMap<>(base);
    all.putAll(more);
    return all;
  }
}
