package org.tutti.mpi.natives;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.natives.launcher.LauncherEnvironment;
import org.tutti.mpi.natives.launcher.ProcessManager;

@Tag("jdk")
class LibraryChoiceTest {
  private static final LauncherEnvironment NOBODY =
      new LauncherEnvironment(ProcessManager.NONE, 0, 1);

  @Test
  void theLauncherDecides() {
    assertThat(candidates(new LauncherEnvironment(ProcessManager.OPEN_MPI, 0, 2), null))
        .containsExactly("libmpi.so.40");
    assertThat(candidates(new LauncherEnvironment(ProcessManager.SLURM_PMIX, 0, 2), null))
        .containsExactly("libmpi.so.40");
    assertThat(candidates(new LauncherEnvironment(ProcessManager.PMI, 0, 2), null))
        .containsExactly("libmpich.so.12", "libmpi.so.12");
  }

  @Test
  void withoutALauncherAnyLibraryIsUsed() {
    assertThat(candidates(NOBODY, null))
        .containsExactly("libmpi.so.40", "libmpich.so.12", "libmpi.so.12", "libmpi_abi.so.1");
  }

  @Test
  void theUsersChoiceTakesPrecedence() {
    assertThat(candidates(NOBODY, "mpich")).containsExactly("libmpich.so.12", "libmpi.so.12");
    for (ProcessManager launcher : List.of(ProcessManager.OPEN_MPI, ProcessManager.PMI)) {
      assertThat(candidates(new LauncherEnvironment(launcher, 0, 2), "mpi_abi"))
          .containsExactly("libmpi_abi.so.1");
    }
    assertThat(
            candidates(new LauncherEnvironment(ProcessManager.PMI, 0, 2), "/opt/mpi/libmpi.so.12"))
        .containsExactly("/opt/mpi/libmpi.so.12");
  }

  @Test
  void anUnknownLibraryIsRefused() {
    assertThatThrownBy(() -> LibraryChoice.of(NOBODY, Optional.of("mpitch")))
        .isInstanceOf(TuttiException.class)
        .hasMessageStartingWith("[TUTTI-006]")
        .hasMessageContaining("'mpitch'")
        .hasMessageContaining("openmpi, mpich, mpi_abi");
  }

  @Test
  void aSlurmStepWithoutPmiIsRefused() {
    LauncherEnvironment step = new LauncherEnvironment(ProcessManager.SLURM_WITHOUT_PMI, 1, 4);
    assertThatThrownBy(() -> LibraryChoice.of(step, Optional.empty()))
        .isInstanceOf(TuttiException.class)
        .hasMessageStartingWith("[TUTTI-026]")
        .hasMessageContaining("srun started 4 ranks")
        .hasMessageContaining("--mpi=pmix");
  }

  private static List<String> candidates(LauncherEnvironment environment, String wish) {
    return LibraryChoice.of(environment, Optional.ofNullable(wish)).candidates();
  }
}
