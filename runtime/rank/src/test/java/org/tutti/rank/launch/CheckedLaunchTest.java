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
import org.tutti.annotations.Operation;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.measure.harness.TestHarness;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.Collectives;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.records.launch.CellRecord;
import org.tutti.runtime.Message;
import org.tutti.runtime.StandardPayload;

class CheckedLaunchTest {
  private static final StandardPayload ALLREDUCE = StandardPayload.of(Operation.ALLREDUCE);

  @TempDir Path directory;

  /** Correct until it has been called so often with the larger message. */
  private static final class Breaking implements BiConsumer<Communicator, Message> {
    private final int correct;
    private int calls;

    Breaking(int correct) {
      this.correct = correct;
    }

    @Override
    public void accept(Communicator comm, Message message) {
      comm.allreduce(
          message.send(), message.receive(), message.count(), message.datatype(), message.op());
      if (message.msize() == 64 && ++calls > correct) {
        message.receive().putDouble(3, -1);
      }
    }
  }

  @Test
  void aCellWithWrongDataIsNotMeasuredAndTheOthersAre() {
    for (CellRecord cell : measure(() -> harness(ALLREDUCE, new Breaking(0)))) {
      boolean wrong = cell.key().msize() == 64;
      assertThat(cell.observations().count()).isEqualTo(wrong ? 0 : 50);
      assertThat(cell.warnings())
          .filteredOn(warning -> warning.problem() == MeasurementProblem.WRONG_DATA)
          .hasSize(wrong ? 1 : 0)
          .allMatch(warning -> warning.text().contains("offset 24 B (element 3): expected"))
          .allMatch(warning -> warning.text().contains("found -1.0"));
    }
  }

  /** The data have not arrived, either. */
  @Test
  void aCellThatNeverWaitsForItsRequestIsNotMeasuredAndTheOtherIs() {
    BiConsumer<Communicator, Message> forgetful =
        (comm, message) -> {
          if (message.msize() == 64) {
            comm.irecv(
                message.receive(),
                message.count(),
                message.datatype(),
                1 - comm.rank(),
                99,
                comm.request());
          } else {
            new Breaking(0).accept(comm, message);
          }
        };
    for (CellRecord cell : measure(() -> harness(ALLREDUCE, forgetful))) {
      boolean forgotten = cell.key().msize() == 64;
      assertThat(cell.observations().count()).isEqualTo(forgotten ? 0 : 50);
      assertThat(cell.warnings())
          .filteredOn(warning -> warning.problem() == MpiProblem.REQUESTS_NOT_COMPLETED)
          .hasSize(forgotten ? 1 : 0)
          .allMatch(warning -> warning.text().matches("rank 0: .* never completed; .*expected.*"));
    }
  }

  @ParameterizedTest
  @CsvSource({"false, 50", "true, 0"})
  void theLastDataAreCheckedIfThatIsRequested(String check, int observations) {
    List<CellRecord> cells = measure(() -> harness(ALLREDUCE, new Breaking(60)), "recheck", check);
    assertThat(cells)
        .filteredOn(cell -> cell.key().msize() == 64)
        .singleElement()
        .satisfies(cell -> assertThat(cell.observations().count()).isEqualTo(observations));
  }

  @ParameterizedTest
  @ValueSource(strings = {"EVICTED", "ADVANCED", "WRITTEN", "READ", "WRITTEN_READ"})
  void dataInEachStateAreChecked(String state) {
    List<CellRecord> cells =
        measure(
            () -> harness(ALLREDUCE, new Breaking(Integer.MAX_VALUE)),
            "recheck",
            "true",
            "data",
            state,
            "data-cache-bytes",
            "4096");
    assertThat(cells).hasSize(2).allMatch(cell -> cell.observations().count() == 50);
  }

  @Test
  void dataThatEachCallChangesAreCheckedWithNewData() {
    BiConsumer<Communicator, Message> inPlace =
        (comm, message) ->
            comm.allreduce(
                Collectives.IN_PLACE,
                message.receive(),
                message.count(),
                message.datatype(),
                message.op());
    List<CellRecord> cells =
        measure(() -> harness(ALLREDUCE.inPlace(), inPlace), "recheck", "true");
    assertThat(cells).hasSize(2).allMatch(cell -> cell.observations().count() == 50);
  }

  private static TestHarness harness(
      StandardPayload operation, BiConsumer<Communicator, Message> algorithm) {
    return new AlgorithmHarness(operation, Datatype.DOUBLE, algorithm);
  }

  private List<CellRecord> measure(Supplier<TestHarness> harness, String... settings) {
    Plan plan = TestLaunch.plan(harness.get(), 2, settings);
    TestLaunch.run(directory, 2, plan, harness);
    return TestLaunch.read(directory).cells();
  }
}
