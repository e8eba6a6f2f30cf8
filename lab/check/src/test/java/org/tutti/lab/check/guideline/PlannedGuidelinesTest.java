package org.tutti.lab.check.guideline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tutti.records.contrast.CellContrast;
import org.tutti.records.contrast.ContrastSide;

class PlannedGuidelinesTest {
  private static final String MOCK_UP = "MPI_Allgather:Gather+Bcast";

  @Test
  void guidelinesAreReadFromWhatIsCompared() {
    List<PerformanceGuideline> guidelines =
        planned(
            contrast("MPI_Allgather", Map.of(), MOCK_UP, Map.of()),
            contrast(
                "MPI_Bcast",
                Map.of("msize", List.of("8")),
                "MPI_Bcast",
                Map.of("msize", List.of("next"))));

    assertThat(guidelines)
        .extracting(PerformanceGuideline::toString)
        .containsExactly("MPI_Allgather <= " + MOCK_UP, "MPI_Bcast[msize=8] <= [msize=next]");
  }

  @Test
  void theyMeanTheSameBenchmarks() {
    KnownBenchmarks known =
        new KnownBenchmarks()
            .add("MPI_Allgather", List.of())
            .add(MOCK_UP, List.of())
            .add("MPI_Alltoall", List.of())
            .add("MPI_Allgather:Alltoall", List.of())
            .add("a.B.linear", List.of())
            .add("a.C.linear", List.of());

    assertThat(
            planned(
                contrast("MPI_Allgather", Map.of(), MOCK_UP, Map.of()),
                contrast("MPI_Allgather", Map.of(), "MPI_Alltoall", Map.of()),
                contrast("a.B.linear", Map.of(), "a.C.linear", Map.of())))
        .flatExtracting(known::of)
        .containsExactly(
            new ComparedBenchmarks("MPI_Allgather", MOCK_UP),
            new ComparedBenchmarks("MPI_Allgather", "MPI_Alltoall"),
            new ComparedBenchmarks("a.B.linear", "a.C.linear"));
  }

  private static List<PerformanceGuideline> planned(CellContrast... contrasts) {
    return PlannedGuidelines.of(List.of(contrasts));
  }

  private static CellContrast contrast(
      String left,
      Map<String, List<String>> ofLeft,
      String right,
      Map<String, List<String>> ofRight) {
    return new CellContrast(new ContrastSide(left, ofLeft), new ContrastSide(right, ofRight));
  }
}
