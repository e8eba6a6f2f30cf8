package org.tutti.measure.stress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.annotations.Operation;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.runtime.StandardPayload;

class StressRunTest {
  private static final StressOptions OPTIONS = new StressOptions(1, 4096, 7);

  private final List<String> said = new ArrayList<>();

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void everyOperationIsCalledAndCorrect(int processes) {
    InProcess.run(processes, session -> new StressRun(OPTIONS, said::add).on(session));
    for (StressOperation operation : StressOperation.all()) {
      assertThat(said)
          .filteredOn(line -> line.startsWith(operation.name() + "  "))
          .singleElement()
          .asString()
          .matches(".* [1-9]\\d* +\\d+\\.\\d +0");
    }
  }

  @Test
  void wrongBitsAreReportedWithTheArgumentsAndFailTheTest() {
    StressOperation wrong = operation((comm, message, partner) -> comm.barrier());
    assertThatThrownBy(() -> run(wrong))
        .rootCause()
        .hasMessageStartingWith("[TUTTI-208]")
        .hasMessageContaining("(seed 7)");
    assertThat(said.get(1)).startsWith("MPI_Bcast, ").contains("rank ", "expected", "found");
    assertThat(said).hasSizeLessThan(20);
  }

  @Test
  void anOperationThatTheLibraryLacksIsNoFailure() {
    StressOperation missing =
        operation(
            (comm, message, partner) -> {
              throw new OperationNotInLibrary("MPI_Bcast", "none");
            });
    run(missing);
    assertThat(said).contains("MPI_Bcast                  not in this library");
  }

  private static StressOperation operation(StressOperation.Call call) {
    return new StressOperation("MPI_Bcast", StandardPayload.of(Operation.BCAST), call);
  }

  private void run(StressOperation operation) {
    InProcess.run(3, session -> new StressRun(OPTIONS, List.of(operation), said::add).on(session));
  }
}
