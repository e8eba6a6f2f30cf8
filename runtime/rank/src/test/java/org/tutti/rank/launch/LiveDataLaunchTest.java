package org.tutti.rank.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.annotations.DataState;
import org.tutti.annotations.Operation;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.measure.harness.TestHarness;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.Warning;
import org.tutti.runtime.Message;
import org.tutti.runtime.StandardPayload;

class LiveDataLaunchTest {
  private static final BiConsumer<Communicator, Message> BCAST =
      (comm, message) ->
          comm.bcast(message.send(), message.count(), message.datatype(), message.root());

  @TempDir Path directory;

  @ParameterizedTest
  @CsvSource({
    "written, 64, 0",
    "read, 0, 64",
    "WRITTEN-READ, 64, 64",
    "written_read, 64, 64",
  })
  void theRecordSaysWhatWasTouched(String state, String written, String read) {
    for (CellRecord cell : measure(3, harness(BCAST), "data", state, "recheck", "true")) {
      assertThat(cell.settings().method().data().text())
          .isEqualToIgnoringCase(state.replace('_', '-'));
      assertThat(cell.observations().count()).isEqualTo(50);
      assertThat(cell.conditions().details())
          .containsEntry("dataWrittenBytes", written.equals("0") ? "0" : "" + cell.key().msize())
          .containsEntry("dataReadBytes", read.equals("0") ? "0" : "" + cell.key().msize())
          .containsEntry("dataFlushedBytes", "0");
      assertThat(cell.warnings()).noneMatch(LiveDataLaunchTest::isInVain);
    }
  }

  @Test
  void untouchedDataHaveNoSuchDetails() {
    for (CellRecord cell : measure(2, harness(BCAST))) {
      assertThat(cell.settings().method().data()).isEqualTo(DataState.UNTOUCHED);
      assertThat(cell.conditions().details()).doesNotContainKey("dataWrittenBytes");
    }
  }

  /** Each root in turn writes, and the data of each observation are checked. */
  @ParameterizedTest
  @ValueSource(strings = {"BARRIER", "WINDOW_HCA:fit-points=20,exchanges=5"})
  void aRotatingRootWritesWhereItIsTheRoot(String sync) {
    List<CellRecord> cells =
        measure(
            3,
            harness(BCAST),
            "data",
            "written-read",
            "root-rank",
            "rotating",
            "recheck",
            "true",
            "sync",
            sync);
    assertThat(cells).hasSize(2).allMatch(cell -> cell.observations().count() >= 50);
    assertThat(cells)
        .extracting(cell -> cell.conditions().details().get("dataWrittenBytes"))
        .containsExactlyInAnyOrder("8", "64");
  }

  @Test
  void anOperationOfWhichNothingMovesIsToldToBeUntouched() {
    List<CellRecord> cells =
        measure(
            2,
            () ->
                new AlgorithmHarness(
                        StandardPayload.of(Operation.BCAST), Datatype.DOUBLE, (comm, message) -> {})
                    .with((place, arrivals) -> {}),
            "data",
            "written");
    assertThat(cells)
        .hasSize(2)
        .allMatch(cell -> cell.warnings().stream().anyMatch(LiveDataLaunchTest::isInVain));
  }

  @Test
  void messagesWithoutBytesAreMeasuredAsTheyAre() {
    List<CellRecord> cells = measure(2, harness(BCAST), "data", "written", "msizes", "0");
    assertThat(cells)
        .singleElement()
        .satisfies(
            cell -> {
              assertThat(cell.observations().count()).isEqualTo(50);
              assertThat(cell.warnings()).noneMatch(LiveDataLaunchTest::isInVain);
            });
  }

  private static boolean isInVain(Warning warning) {
    return warning.problem() == MeasurementProblem.DATA_STATE_WITHOUT_EFFECT;
  }

  private static Supplier<TestHarness> harness(BiConsumer<Communicator, Message> algorithm) {
    return () ->
        new AlgorithmHarness(StandardPayload.of(Operation.BCAST), Datatype.DOUBLE, algorithm);
  }

  private List<CellRecord> measure(
      int processes, Supplier<TestHarness> harness, String... settings) {
    Plan plan = TestLaunch.plan(harness.get(), processes, settings);
    TestLaunch.run(directory, processes, plan, harness);
    return TestLaunch.read(directory).cells();
  }
}
