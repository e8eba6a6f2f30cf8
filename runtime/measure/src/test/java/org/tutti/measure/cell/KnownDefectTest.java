package org.tutti.measure.cell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tutti.annotations.Operation;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.Datatype;
import org.tutti.records.settings.Settings;

class KnownDefectTest {
  private static final String MPICH = "MPICH 4.0.2";

  @Test
  void theLibraryIsNamedAndNotTheBody() {
    Cell cell = cell("MPI_Gather_init:pure", Datatype.BYTE, "SUM");
    String clause = KnownDefect.clause(MPICH, cell).orElseThrow();
    assertThat(clause).isEqualTo("a known defect of MPICH 4.0.2: it leaves wrong data");
    assertThat(KnownDefect.clause("MPICH 4.1", cell)).isEmpty();
    String failure = DryRun.failure(cell, "FAILED [TUTTI-207] rank 1; " + clause);
    assertThat(failure).isEqualTo("MPI_Gather_init:pure (MPICH 4.0.2, known)");
    assertThat(DryRun.remedy(List.of(failure))).contains("docs/mpi-libraries.md");
    assertThat(DryRun.remedy(List.of(failure, "Mine.gather"))).contains("body");
  }

  @Test
  void extremesOfUnsignedNumbersAreKnown() {
    assertThat(KnownDefect.clause(MPICH, cell("A.mine", Datatype.UINT64_T, "MAX"))).isPresent();
    assertThat(KnownDefect.clause(MPICH, cell("A.mine", Datatype.UINT64_T, "SUM"))).isEmpty();
    assertThat(KnownDefect.clause(MPICH, cell("A.mine", Datatype.LONG, "MAX"))).isEmpty();
    assertThat(KnownDefect.clause("Open MPI 4.1.4", cell("A.mine", Datatype.OFFSET, "MIN")))
        .isPresent();
  }

  private static Cell cell(String name, Datatype datatype, String reduction) {
    BenchmarkDescriptor benchmark =
        BenchmarkDescriptor.named(name)
            .operation(Operation.ALLREDUCE)
            .datatype(datatype)
            .catalog()
            .build();
    Settings settings = Settings.builder().parameter("reduction", List.of(reduction)).build();
    return Plan.of(List.of(benchmark), settings, 2).cells().get(0);
  }
}
