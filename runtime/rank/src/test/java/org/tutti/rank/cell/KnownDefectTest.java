package org.tutti.rank.cell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tutti.annotations.Operation;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.Datatype;
import org.tutti.records.launch.Warning;
import org.tutti.records.settings.Settings;

class KnownDefectTest {
  private static final String MPICH = "MPICH 4.0.2";

  @Test
  void theLibraryIsNamedAndNotTheBody() {
    Cell cell = cell("MPI_Gather_init:pure", Datatype.BYTE, "SUM");
    KnownDefect defect = KnownDefect.of(MPICH, cell).orElseThrow();
    assertThat(KnownDefect.of("MPICH 4.1", cell)).isEmpty();
    assertThat(defect.explaining(Warning.because(MeasurementProblem.WRONG_DATA, "rank 1")).text())
        .isEqualTo(
            "rank 1; a known defect of MPICH 4.0.2: it leaves wrong data; the cell was not"
                + " measured");
    DryFailure known = new DryFailure(cell.benchmark().name(), Optional.of(defect.library()));
    assertThat(known).hasToString("MPI_Gather_init:pure (MPICH 4.0.2, known)");
    assertThat(DryFailure.remedy(List.of(known))).contains("docs/mpi-libraries.md");
    DryFailure own = new DryFailure("Mine.gather", Optional.empty());
    assertThat(DryFailure.remedy(List.of(known, own))).contains("body");
  }

  @Test
  void extremesOfUnsignedNumbersAreKnown() {
    assertThat(KnownDefect.of(MPICH, cell("A.mine", Datatype.UINT64_T, "MAX"))).isPresent();
    assertThat(KnownDefect.of(MPICH, cell("A.mine", Datatype.UINT64_T, "SUM"))).isEmpty();
    assertThat(KnownDefect.of(MPICH, cell("A.mine", Datatype.LONG, "MAX"))).isEmpty();
    assertThat(KnownDefect.of("Open MPI 4.1.4", cell("A.mine", Datatype.OFFSET, "MIN")))
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
