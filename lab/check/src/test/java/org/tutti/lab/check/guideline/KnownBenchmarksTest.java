package org.tutti.lab.check.guideline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.SourceProblem;
import org.tutti.diagnostics.TuttiException;

class KnownBenchmarksTest {
  private final KnownBenchmarks known = new KnownBenchmarks();

  KnownBenchmarksTest() {
    for (String name :
        List.of(
            "MPI_Allgather",
            "MPI_Allgather:Alltoall",
            "MPI_Allgather:Gather+Bcast",
            "MPI_Allgather:ring",
            "MPI_Alltoall",
            "MPI_Alltoallv",
            "org.example.A.linear",
            "org.example.A.tree",
            "org.example.B.linear")) {
      known.add(name, List.of());
    }
    known.add("MPI_Neighbor_allgather", List.of("order", "reorder"));
    known.add("MPI_Neighbor_alltoall", List.of("order", "reorder"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "Allgather <= Gather + Bcast; MPI_Allgather and MPI_Allgather:Gather+Bcast",
        "Allgather <= MPI_Gather+MPI_Bcast; MPI_Allgather and MPI_Allgather:Gather+Bcast",
        "Allgather <= Alltoall; MPI_Allgather and MPI_Allgather:Alltoall",
        "Allgather <= MPI_Alltoall; MPI_Allgather and MPI_Alltoall",
        "Alltoall <= Alltoallv; MPI_Alltoall and MPI_Alltoallv",
        "Allgather <= Allgather:*; MPI_Allgather and MPI_Allgather:Alltoall",
        "A.tree <= linear; org.example.A.tree and org.example.A.linear",
        "A.tree <= B.linear; org.example.A.tree and org.example.B.linear",
        "Neighbor_x[order=A] <= [order=B]; MPI_Neighbor_allgather"
      })
  void sidesAreFound(String guideline, String first) {
    assertThat(of(guideline).get(0)).hasToString(first);
  }

  @Test
  void openNamesMeanTheSameOnBothSides() {
    known.add("MPI_Ineighbor_alltoall", List.of());

    assertThat(of("Neighbor_*[order=A] <= Ineighbor_*"))
        .containsExactly(new ComparedBenchmarks("MPI_Neighbor_alltoall", "MPI_Ineighbor_alltoall"));
  }

  @Test
  void methodsOfTheAnnotatedClassComeFirst() {
    assertThat(known.of(PerformanceGuideline.parse("org.example.A", "linear <= tree").get(0)))
        .containsExactly(new ComparedBenchmarks("org.example.A.linear", "org.example.A.tree"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "Algather <= Alltoall; there is no operation 'Algather'. Did you mean 'Allgather'?",
        "Allgather <= Altoall; there is no operation 'Altoall'. Did you mean 'Alltoall'?",
        "Allgather <= Gather + Reduce; no mock-up does what MPI_Allgather does by Gather + Reduce"
      })
  void operationsThatDoNotExistAreRefused(String guideline, String message) {
    assertThatThrownBy(() -> of(guideline))
        .hasMessageContaining(message)
        .extracting(error -> ((TuttiException) error).problem())
        .isEqualTo(CommandLineProblem.NAME_UNKNOWN);
  }

  @Test
  void parametersThatDoNotExistAreRefused() {
    assertThatThrownBy(() -> of("Neighbor_allgather[ordr=A] <= [ordr=B]"))
        .hasMessageContaining("gives a level to 'ordr'. Did you mean 'order'?")
        .extracting(error -> ((TuttiException) error).problem())
        .isEqualTo(CommandLineProblem.NAME_UNKNOWN);
  }

  @Test
  void whatVariesIsAParameterOfSomeSide() {
    List<PerformanceGuideline> guidelines =
        PerformanceGuideline.parse("", "Allgather <= Neighbor_allgather");
    known.checkVaried("msize", guidelines);
    known.checkVaried("reorder", guidelines);

    assertThatThrownBy(() -> known.checkVaried("reorde", guidelines))
        .hasMessageContaining("Did you mean 'reorder'? They have msize, order, reorder.")
        .extracting(error -> ((TuttiException) error).problem())
        .isEqualTo(CommandLineProblem.NAME_UNKNOWN);
  }

  @Test
  void textsAndSetsThatAreNoneAreRefused() {
    assertThatThrownBy(() -> of("Allgather"))
        .hasMessageContaining("'Allgather' is not a guideline: there is no <= and no ~.")
        .extracting(error -> ((TuttiException) error).problem())
        .isEqualTo(SourceProblem.GUIDELINE_INVALID);
    assertThatThrownBy(() -> GuidelineSets.named("mockup"))
        .hasMessageContaining("Did you mean 'mockups'?")
        .extracting(error -> ((TuttiException) error).problem())
        .isEqualTo(CommandLineProblem.NAME_UNKNOWN);
  }

  @Test
  void thePublishedGuidelinesHaveNames() {
    assertThat(GuidelineSets.names())
        .contains("GL1", "GL12", "mockups", "monotony", "split-robustness")
        .hasSize(15);
  }

  private List<ComparedBenchmarks> of(String guideline) {
    return known.of(PerformanceGuideline.parse("", guideline).get(0));
  }
}
