package org.tutti.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** With the library itself, which says what it offers. */
class OpenMpiTuningTest {
  private static final LibraryVariables LIBRARY = new LibraryVariables("openmpi");

  @Test
  void oneMoreComponentServesSomeOperationsOnSeveralHosts() {
    OpenMpiTuning tuning = new OpenMpiTuning(LIBRARY, true);
    List<Algorithm> algorithms = tuning.algorithms("MPI_Bcast");
    Algorithm han = algorithms.get(algorithms.size() - 1);

    assertThat(han.name()).isEqualTo("han");
    assertThat(tuning.segmented("MPI_Bcast", han, List.of(4096L))).isEmpty();
    assertThat(tuning.algorithms("MPI_Alltoall")).extracting(Algorithm::name).doesNotContain("han");

    List<Choice> choices =
        List.of(
            new Choice(new TuningCell("MPI_Bcast", 4, 8), han),
            new Choice(new TuningCell("MPI_Bcast", 4, 64), algorithms.get(0)));
    assertThat(tuning.files(choices)).containsOnlyKeys("", ".han");
    assertThat(tuning.files(choices).get("")).contains("8 0 0 0 # han\n9 0 0 0\n64 1 ");
    assertThat(tuning.files(choices).get(".han")).contains("8 han\n9 self\n");
    assertThat(tuning.usage(choices, Path.of("/rules")))
        .contains("--mca coll_tuned_dynamic_rules_filename /rules ")
        .contains("--mca coll_han_dynamic_rules_filename /rules.han");
  }

  @Test
  void operationsWhoseRulesHoldForAllSizesAreNotOffered() {
    assertThat(new OpenMpiTuning(LIBRARY, false).operations())
        .containsExactlyInAnyOrderElementsOf(LookUpCheck.allOperations())
        .doesNotContain("MPI_Scan", "MPI_Exscan", "MPI_Alltoallv", "MPI_Alltoallw");
  }

  /** The size of a segment is no label of an algorithm that ignores it. */
  @Test
  void onlyAlgorithmsThatSendSegmentsAreTriedWithThem() {
    OpenMpiTuning tuning = new OpenMpiTuning(LIBRARY, false);
    assertThat(segmented(tuning, "MPI_Allreduce"))
        .containsExactly("segmented_ring, segments of 4096 B");
    assertThat(segmented(tuning, "MPI_Bcast"))
        .contains("pipeline, segments of 4096 B")
        .noneMatch(name -> name.matches("(basic_linear|scatter_).*"));
    assertThat(segmented(tuning, "MPI_Gather")).containsExactly("linear_sync, segments of 4096 B");
    assertThat(segmented(tuning, "MPI_Alltoall")).isEmpty();
  }

  private static List<String> segmented(OpenMpiTuning tuning, String operation) {
    return tuning.algorithms(operation).stream()
        .flatMap(one -> tuning.segmented(operation, one, List.of(4096L)).stream())
        .map(Algorithm::name)
        .toList();
  }

  @Test
  void onOneHostItIsNotOffered() {
    OpenMpiTuning tuning = new OpenMpiTuning(LIBRARY, false);
    List<Algorithm> algorithms = tuning.algorithms("MPI_Bcast");

    assertThat(algorithms).extracting(Algorithm::name).contains("chain").doesNotContain("han");
    assertThat(
            tuning.files(List.of(new Choice(new TuningCell("MPI_Bcast", 4, 8), algorithms.get(0)))))
        .containsOnlyKeys("");
  }
}
