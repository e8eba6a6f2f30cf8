package org.tutti.mpi.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The messages that Open MPI 4.1.4 sends, as its component "monitoring" counts them, agree. */
class SubstitutionTest {
  @ParameterizedTest
  @CsvSource({
    "allreduce, ring, 2, 1, 0, recursive_doubling",
    "allreduce, ring, 4, 3, 0, recursive_doubling",
    "allreduce, ring, 4, 4, 0,",
    "allreduce, 4, 2, 1, 0, recursive_doubling",
    "allreduce, segmented_ring, 2, 1, 0, recursive_doubling",
    "allreduce, segmented_ring, 4, 12, 0, ring",
    "allreduce, segmented_ring, 4, 5, 16, ring",
    "allreduce, segmented_ring, 4, 12, 16,",
    "allreduce, rabenseifner, 2, 1, 0, basic_linear",
    "allreduce, rabenseifner, 5, 3, 0, basic_linear",
    "allreduce, rabenseifner, 5, 4, 0,",
    "allreduce, recursive_doubling, 2, 1, 0,",
    "reduce, rabenseifner, 3, 1, 0, linear",
    "reduce, rabenseifner, 3, 2, 0,",
    "bcast, split_binary_tree, 3, 1, 0, pipeline",
    "bcast, split_binary_tree, 3, 2, 0,",
    "bcast, split_binary_tree, 3, 3, 16, pipeline",
    "bcast, scatter_allgather, 4, 3, 0, basic_linear",
    "bcast, scatter_allgather_ring, 4, 4, 0,",
    "allgather, recursive_doubling, 3, 1, 0, bruck",
    "allgather, recursive_doubling, 4, 1, 0,",
    "allgather, neighbor, 5, 1, 0, ring",
    "allgatherv, neighbor, 4, 1, 0,",
  })
  void anAlgorithmThatCannotRunIsReplaced(
      String operation,
      String algorithm,
      int processes,
      long elements,
      long segment,
      String other) {
    assertThat(
            Substitution.of(
                "coll_tuned_" + operation + "_algorithm",
                algorithm,
                new Substitution.CollectiveCall(processes, elements, Double.BYTES, segment)))
        .isEqualTo(Optional.ofNullable(other));
  }

  @Test
  void oneProcessRunsNoAlgorithm() {
    assertThat(
            Substitution.of(
                "coll_tuned_allreduce_algorithm",
                "ring",
                new Substitution.CollectiveCall(1, 0, Double.BYTES, 0)))
        .isEmpty();
  }
}
