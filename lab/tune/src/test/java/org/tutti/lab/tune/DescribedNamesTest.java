package org.tutti.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** With the descriptions of MPICH 4.0.2. */
class DescribedNamesTest {
  private static final String ALLREDUCE =
      "Variable to select allreduce algorithmauto - Internal algorithm selection (can be overridden"
          + " with MPIR_CVAR_COLL_SELECTION_TUNING_JSON_FILE)nb                       - Force"
          + " nonblocking algorithmsmp                      - Force smp"
          + " algorithmrecursive_doubling       - Force recursive doubling"
          + " algorithmreduce_scatter_allgather - Force reduce scatter allgather algorithm";
  private static final String IBCAST =
      "Variable to select ibcast algorithmauto - Internal algorithm selection for sched-based"
          + " algorithmssched_binomial - Force Generic Transport Tree";

  @Test
  void aNameFollowsTheLastWordOfTheLineBefore() {
    List<List<String>> names = new DescribedNames(List.of(ALLREDUCE)).of(ALLREDUCE);

    assertThat(names).hasSize(5);
    assertThat(names.get(0)).contains("auto");
    assertThat(names.get(1)).containsExactly("nb");
    assertThat(names.get(2)).containsExactly("algorithmsmp", "smp", "mp");
    assertThat(names.get(4)).contains("reduce_scatter_allgather");
  }

  @Test
  void severalReadingsAreGivenTheLongestFirst() {
    List<List<String>> names = new DescribedNames(List.of(ALLREDUCE, IBCAST)).of(IBCAST);

    assertThat(names.get(1))
        .containsExactly("algorithmssched_binomial", "ssched_binomial", "sched_binomial");
  }

  @Test
  void namesThatStandAloneAreTakenAsTheyAre() {
    String lines = "Variable\nauto - Internal selection\nring - Force ring algorithm\n";
    assertThat(new DescribedNames(List.of(lines)).of(lines))
        .containsExactly(List.of("auto"), List.of("ring"));
  }
}
