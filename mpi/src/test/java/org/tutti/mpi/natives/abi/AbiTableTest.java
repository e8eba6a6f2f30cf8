package org.tutti.mpi.natives.abi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class AbiTableTest {
  private final AbiTable openMpi = AbiTable.of(AbiFamily.OPEN_MPI);
  private final AbiTable mpich = AbiTable.of(AbiFamily.MPICH);

  @Test
  void aLiteralIsItself() {
    assertThat(mpich.value("MPI_COMM_WORLD", symbol -> 0)).isEqualTo(0x44000000L);
    assertThat(openMpi.value("MPI_PROC_NULL", symbol -> 0)).isEqualTo(-2);
  }

  @Test
  void aSymbolIsItsAddress() {
    assertThat(openMpi.value("MPI_SUM", symbol -> symbol.equals("ompi_mpi_op_sum") ? 4096 : 0))
        .isEqualTo(4096);
  }

  @Test
  void aMissingSymbolAndAnUnknownConstantAreNamed() {
    assertThatThrownBy(() -> openMpi.value("MPI_SUM", symbol -> 0))
        .isInstanceOf(UnsatisfiedLinkError.class)
        .hasMessageContaining("ompi_mpi_op_sum")
        .hasMessageContaining("MPI_SUM");
    assertThatThrownBy(() -> openMpi.value("MPI_SOME", symbol -> 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("MPI_SOME");
  }
}
