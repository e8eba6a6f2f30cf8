package org.tutti.lab.stress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.annotations.Operation;
import org.tutti.mpi.MpiException;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.runtime.StandardPayload;

class StressRunTest {
  private static final StressOptions OPTIONS = new StressOptions(0, 4096, 7);
  private static final StressOptions LONGER = new StressOptions(1, 4096, 7);

  private final List<String> said = new ArrayList<>();

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void everyOperationIsCalledAndCorrect(int processes) {
    InProcess.run(processes, session -> new StressRun(OPTIONS, said::add).on(session));
    for (StressOperation operation : StressOperation.all()) {
      boolean isCalled = processes > 1 || !operation.data().isBetweenPairs();
      assertThat(said)
          .filteredOn(line -> line.startsWith(operation.name() + "  "))
          .singleElement()
          .asString()
          .matches(".* " + (isCalled ? "1" : "0") + " +\\d+\\.\\d +0");
    }
  }

  @Test
  void allModesAndFormsAreCalled() {
    assertThat(StressOperation.all())
        .extracting(StressOperation::name)
        .doesNotHaveDuplicates()
        .contains("MPI_Irsend", "MPI_Bsend_init", "MPI_Sendrecv_replace")
        .contains("MPI_Alltoallw", "MPI_Ireduce_scatter", "MPI_Scatterv_init")
        .contains("MPI_Neighbor_alltoallv", "MPI_Ineighbor_allgather")
        .contains("MPI_Neighbor_alltoallw_init");
  }

  @Test
  void allPairsMeet() {
    Set<String> met = ConcurrentHashMap.newKeySet();
    StressOperation barter =
        new StressOperation(
            "MPI_Sendrecv_replace",
            new PairData(true),
            place -> met.add(place.comm().rank() + " and " + place.partner()));
    InProcess.run(
        4,
        session -> {
          StressStep step = new StressStep(session.world(), 4096, new Random(7));
          for (int round = 0; round < 4; round++) {
            step.run(barter, new StressTally(barter.name()), round);
          }
        });
    assertThat(met).hasSize(4 * 3);
  }

  @Test
  void anErrorOfTheLibraryIsReportedWithTheOperationAndItsArguments() {
    StressOperation failing =
        new StressOperation(
            "MPI_Sendrecv_replace",
            new PairData(true),
            place -> {
              throw new MpiException("MPI_Wait", 15, "Invalid communicator");
            });
    StressRun run = new StressRun(OPTIONS, List.of(failing), said::add);
    assertThatThrownBy(() -> InProcess.run(2, run::on))
        .cause()
        .hasMessageContaining("[TUTTI-208] MPI_Sendrecv_replace, call 0, ")
        .hasMessageContaining("elements of ")
        .hasMessageContaining("Invalid communicator");
  }

  @Test
  void wrongBitsAreReportedWithTheArgumentsAndFailTheTest() {
    StressOperation wrong = operation(place -> place.comm().barrier());
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
            place -> {
              throw new OperationNotInLibrary("MPI_Bcast", "none");
            });
    run(missing);
    assertThat(said).anyMatch(line -> line.matches("MPI_Bcast +not in this library"));
  }

  private static StressOperation operation(StressOperation.Call call) {
    return new StressOperation(
        "MPI_Bcast", new EqualBlocksData(StandardPayload.of(Operation.BCAST)), call);
  }

  private void run(StressOperation operation) {
    InProcess.run(3, session -> new StressRun(LONGER, List.of(operation), said::add).on(session));
  }
}
