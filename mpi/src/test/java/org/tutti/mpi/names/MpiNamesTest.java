package org.tutti.mpi.names;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.natives.abi.AbiFamily;
import org.tutti.mpi.natives.launcher.LauncherKind;

class MpiNamesTest {
  @Test
  void eachNameIsAcceptedForItsOption() {
    assertThat(MpiNames.provider("mpj-niodev")).isEqualTo(ProviderKind.MPJ_NIODEV);
    assertThat(MpiNames.provider("simulated")).isEqualTo(ProviderKind.SIMULATED);
    assertThat(MpiNames.library("mpich").family()).contains(AbiFamily.MPICH);
    assertThat(MpiNames.library("mpi_abi").family()).contains(AbiFamily.STANDARD);
    assertThat(MpiNames.library("/opt/libmpi.so").family()).isEmpty();
    assertThat(MpiNames.launcher("srun").kind()).contains(LauncherKind.SLURM);
    assertThat(MpiNames.launcher("mpirun.mpich").kind()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "mpich, 6, 'use set(SettingKey.MPI_LIBRARY, mpich)'",
    "mpich, 6, 'use set(SettingKey.LAUNCHER, mpich)'",
    "srun, 6, 'use set(SettingKey.LAUNCHER, srun)'",
    "simulate, 6, Did you mean 'simulated'?",
    "other, 6, 'Providers are native, mpj, mpj-niodev, inprocess, simulated.'",
    "mjp, 6, Did you mean 'mpj'?"
  })
  void anUnknownProviderIsRejected(String name, int number, String remedy) {
    assertRefused(() -> MpiNames.provider(name), number, remedy);
  }

  @ParameterizedTest
  @CsvSource({
    "mpj, 6, 'use set(SettingKey.MPI, mpj)'",
    "inprocess, 6, 'use set(SettingKey.MPI, inprocess)'",
    "srun, 6, 'use set(SettingKey.LAUNCHER, srun)'",
    "mpitch, 6, Did you mean 'mpich'?"
  })
  void anInvalidLibraryIsRejected(String name, int number, String remedy) {
    assertRefused(() -> MpiNames.library(name), number, remedy);
  }

  @ParameterizedTest
  @CsvSource({
    "mpj, 6, 'use set(SettingKey.MPI, mpj)'",
    "native, 6, 'use set(SettingKey.MPI, native)'"
  })
  void aProviderIsNotALauncher(String name, int number, String remedy) {
    assertRefused(() -> MpiNames.launcher(name), number, remedy);
  }

  @ParameterizedTest
  @CsvSource({
    "mpj, openmpi, , the provider mpj uses neither",
    "inprocess, , srun, the provider inprocess uses neither",
    ", mpich, openmpi, the launcher openmpi cannot start ranks of the MPI library mpich"
  })
  void conflictingNamesAreRejected(
      String provider, String library, String launcher, String reason) {
    assertRefused(selection(provider, library, launcher)::check, 102, reason);
  }

  @ParameterizedTest
  @CsvSource({
    ",,",
    "mpj,,",
    "native, openmpi, openmpi",
    "native, mpich, srun",
    ", /opt/libmpi.so, openmpi",
    ", mpich, mpiexec",
    ", mpi_abi, openmpi",
    ", mpi_abi, mpich"
  })
  void otherNamesMayBeCombined(String provider, String library, String launcher) {
    assertThatCode(selection(provider, library, launcher)::check).doesNotThrowAnyException();
  }

  @Test
  void theVariableNamesALibraryWhereNoOptionDoes() {
    Map<String, String> environment = Map.of("TUTTI_MPI_LIBRARY", "mpich");
    assertThat(MpiSelection.OPEN.orLibraryOf(environment).summary()).isEqualTo("library=mpich");
    assertThat(selection(null, "openmpi", null).orLibraryOf(environment).summary())
        .isEqualTo("library=openmpi");
    assertThat(selection("mpj", null, null).orLibraryOf(environment).summary())
        .isEqualTo("mpi=mpj");
    assertThat(MpiSelection.OPEN.orLibraryOf(Map.of())).isEqualTo(MpiSelection.OPEN);
  }

  private static MpiSelection selection(String provider, String library, String launcher) {
    return new MpiSelection(
        Optional.ofNullable(provider).map(MpiNames::provider),
        Optional.ofNullable(library).map(MpiNames::library),
        Optional.ofNullable(launcher).map(MpiNames::launcher));
  }

  private static void assertRefused(Runnable action, int number, String text) {
    assertThatThrownBy(action::run)
        .isInstanceOf(TuttiException.class)
        .hasMessageStartingWith(String.format("[TUTTI-%03d] ", number))
        .hasMessageContaining(text);
  }
}
