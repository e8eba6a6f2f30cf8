package org.tutti.campaign.tune;

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
