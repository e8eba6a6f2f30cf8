package org.tutti.mpi.natives.abi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("jdk")
class AbiTableTest {
  private static final LongUnaryOperator NOTHING =
      address -> {
        throw new AssertionError("nothing is stored at " + address);
      };

  private final AbiTable openMpi = AbiTable.of(AbiFamily.OPEN_MPI);
  private final AbiTable mpich = AbiTable.of(AbiFamily.MPICH);

  @Test
  void aLiteralIsItself() {
    assertThat(mpich.value("MPI_COMM_WORLD", symbol -> 0, NOTHING)).isEqualTo(0x44000000L);
    assertThat(openMpi.value("MPI_PROC_NULL", symbol -> 0, NOTHING)).isEqualTo(-2);
  }

  @Test
  void theStandardAbiConsistsOfLiterals() {
    AbiTable standard = AbiTable.of(AbiFamily.STANDARD);
    assertThat(standard.value("MPI_COMM_WORLD", symbol -> 0, NOTHING)).isEqualTo(0x101);
    assertThat(standard.value("MPI_THREAD_FUNNELED", symbol -> 0, NOTHING)).isEqualTo(1024);
    assertThat(standard.value("MPI_UNWEIGHTED", symbol -> 0, NOTHING)).isEqualTo(10);
  }

  @Test
  void eachConstantHasAValueInEachFamily() throws IOException {
    try (InputStream table = AbiTable.class.getResourceAsStream("abi.csv")) {
      assertThat(new String(table.readAllBytes(), StandardCharsets.UTF_8).lines())
          .allMatch(line -> line.matches("\\w+(,[&*]?[-\\w]+){3}"));
    }
  }

  @Test
  void aSymbolIsItsAddress() {
    assertThat(
            openMpi.value(
                "MPI_SUM", symbol -> symbol.equals("ompi_mpi_op_sum") ? 4096 : 0, NOTHING))
        .isEqualTo(4096);
  }

  @Test
  void aVariableIsThePointerStoredInIt() {
    assertThat(
            mpich.value(
                "MPI_UNWEIGHTED",
                symbol -> symbol.equals("MPI_UNWEIGHTED") ? 4096 : 0,
                address -> address == 4096 ? 77 : 0))
        .isEqualTo(77);
    assertThat(openMpi.value("MPI_UNWEIGHTED", symbol -> 0, NOTHING)).isEqualTo(2);
    assertThatThrownBy(() -> mpich.value("MPI_UNWEIGHTED", symbol -> 0, NOTHING))
        .isInstanceOf(UnsatisfiedLinkError.class);
  }

  @Test
  void aMissingSymbolAndAnUnknownConstantAreNamed() {
    assertThatThrownBy(() -> openMpi.value("MPI_SUM", symbol -> 0, NOTHING))
        .isInstanceOf(UnsatisfiedLinkError.class)
        .hasMessageContaining("ompi_mpi_op_sum")
        .hasMessageContaining("MPI_SUM");
    assertThatThrownBy(() -> openMpi.value("MPI_SOME", symbol -> 0, NOTHING))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("MPI_SOME");
  }
}
