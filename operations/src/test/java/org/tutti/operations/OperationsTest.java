package org.tutti.operations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tutti.measure.harness.BenchmarkSelection;

/** Every operation of the core leaves the right data on the providers that need no library. */
class OperationsTest extends OperationsContract {
  OperationsTest() {
    super(BenchmarkSelection.onClassPath().catalog(), MissingOperations.FILE);
  }

  /** Their cells have the same parameters, so that the report can put them together. */
  @Test
  void workHasTheParametersOfItsOperation() {
    for (String name : List.of("MPI_Ireduce_scatter", "MPI_Ialltoallw", "MPI_Ibcast")) {
      assertThat(entry(name + ":work").benchmark().parameters().choices())
          .isEqualTo(entry(name + ":pure").benchmark().parameters().choices())
          .isNotEmpty();
    }
  }
}
