package org.tutti.rank.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.harness.CellContext;
import org.tutti.measure.harness.Harness;
import org.tutti.measure.harness.TestHarness;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.Buffers;
import org.tutti.measure.plan.OnceInLaunch;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.mpi.threads.RankFailure;
import org.tutti.rank.cell.CellFailure;
import org.tutti.rank.cell.ImpossibleCells;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;
import org.tutti.runtime.Message;

class LaunchFailureTest {
  @TempDir Path directory;

  /**
   * Throws on one rank once the message is that of the second cell and is being measured, not
   * warmed up.
   */
  private static final class ThrowingHarness extends TestHarness {
    private final long msize;
    private final int rank;
    private int calls;

    ThrowingHarness(long msize, int rank) {
      this.msize = msize;
      this.rank = rank;
    }

    @Override
    protected void operation(Communicator communicator, Message message) {
      calls = message.msize() == msize ? calls + 1 : 0;
      if (communicator.rank() == rank && calls == 40) {
        throw new IllegalStateException("no such algorithm");
      }
      super.operation(communicator, message);
    }
  }

  @Test
  void whatWasMeasuredBeforeARankThrowsIsKept() {
    Plan plan = TestLaunch.plan(new TestHarness(), 2, "msizes", "8,64,128");
    List<Long> order =
        plan.shuffled(TestLaunch.SEED, 2).cells().stream().map(cell -> cell.msize()).toList();
    long last = order.get(2) == 8 ? order.get(1) : order.get(2);
    assertThatThrownBy(() -> TestLaunch.run(directory, 2, plan, () -> new ThrowingHarness(last, 1)))
        .isInstanceOf(RankFailure.class)
        .cause()
        .isInstanceOf(CellFailure.class)
        .hasMessageStartingWith("[TUTTI-053] Rank 1 failed in cell org.example.Example.allreduce")
        .hasMessageContaining("(" + last + " B,")
        .hasMessageContaining("no such algorithm");
    TestLaunch.Result result = TestLaunch.read(directory);
    assertThat(result.cells()).hasSize(order.indexOf(last));
    assertThat(result.completion()).isEmpty();
  }

  @Test
  void aCellInWhichAllRanksThrowIsSkippedAndTheOthersAreMeasured() {
    Plan plan = TestLaunch.plan(new TestHarness(), 1, "msizes", "8,64,128");
    TestLaunch.run(directory, 1, plan, () -> new ThrowingHarness(64, 0));

    TestLaunch.Result result = TestLaunch.read(directory);
    assertThat(result.completion()).hasSize(1);
    assertThat(result.cells()).hasSize(3);
    for (CellRecord cell : result.cells()) {
      boolean skipped = cell.key().msize() == 64;
      assertThat(cell.observations().count()).isEqualTo(skipped ? 0 : 50);
      assertThat(cell.warnings())
          .filteredOn(warning -> warning.problem() == MeasurementProblem.CELL_SKIPPED)
          .hasSize(skipped ? 1 : 0)
          .allMatch(warning -> warning.text().contains("no such algorithm"));
    }
  }

  @Test
  void anOverflowingStackInAllRanksEndsItsCellOnly() throws IOException {
    Plan plan = TestLaunch.plan(new TestHarness(), 2, "msizes", "8,64,128");
    TestLaunch.run(directory, 2, plan, OverflowingHarness::new);

    TestLaunch.Result result = TestLaunch.read(directory);
    assertThat(result.completion()).hasSize(1);
    for (CellRecord cell : result.cells()) {
      boolean overflown = cell.key().msize() == 64;
      assertThat(cell.observations().count()).isEqualTo(overflown ? 0 : 50);
      assertThat(cell.warnings())
          .filteredOn(warning -> warning.problem() == MeasurementProblem.CELL_SKIPPED)
          .hasSize(overflown ? 1 : 0)
          .allMatch(
              warning ->
                  warning
                      .text()
                      .startsWith(
                          "the benchmark threw on all ranks: java.lang.StackOverflowError"));
    }
    assertThat(Files.readString(directory.resolve("exceptions/rank-0001.txt")))
        .startsWith("Rank 1 in cell org.example.Example.allreduce (64 B, p 2):")
        .contains("java.lang.StackOverflowError", "OverflowingHarness.descend");
  }

  /** Calls itself until the stack overflows in its cell of 64 bytes. */
  private static final class OverflowingHarness extends TestHarness {
    @Override
    protected void operation(Communicator communicator, Message message) {
      super.operation(communicator, message);
      if (message.msize() == 64) {
        descend(1);
      }
    }

    @SuppressWarnings("InfiniteRecursion") // on purpose
    private long descend(long depth) {
      return 1 + descend(depth + 1);
    }
  }

  /** An interrupt flag would close the result file. */
  @Test
  void whatABenchmarkLeavesBehindIsRestoredAndTold() {
    Plan plan = TestLaunch.plan(new TestHarness(), 2, "msizes", "8,64");
    TestLaunch.run(directory, 2, plan, InterruptingHarness::new);

    TestLaunch.Result result = TestLaunch.read(directory);
    assertThat(result.completion()).hasSize(1);
    for (CellRecord cell : result.cells()) {
      assertThat(cell.observations().count()).isEqualTo(50);
      assertThat(cell.warnings())
          .filteredOn(warning -> warning.problem() == MeasurementProblem.STATE_LEFT_BEHIND)
          .hasSize(cell.key().msize() == 64 ? 1 : 0)
          .allMatch(warning -> warning.text().contains("rank 1: the thread's interrupt flag"));
    }
  }

  /** Rank 1 leaves an interrupt flag in its cell of 64 bytes. */
  private static final class InterruptingHarness extends TestHarness {
    @Override
    public void tearDownCell(CellContext cell) {
      if (cell.message().msize() == 64 && cell.control().rank() == 1) {
        Thread.currentThread().interrupt();
      }
    }
  }

  @Test
  void aCellThatLeavesRequestsActiveIsNotMeasuredAndTheOthersAre() {
    Plan plan = TestLaunch.plan(new TestHarness(), 2, "msizes", "8,64,128");
    TestLaunch.run(directory, 2, plan, ForgetfulHarness::new);

    for (CellRecord cell : TestLaunch.read(directory).cells()) {
      boolean forgotten = cell.key().msize() == 64;
      assertThat(cell.observations().count()).isEqualTo(forgotten ? 0 : 50);
      assertThat(cell.warnings())
          .filteredOn(warning -> warning.problem() == MpiProblem.REQUESTS_NOT_COMPLETED)
          .hasSize(forgotten ? 1 : 0)
          .allMatch(
              warning -> warning.text().matches("rank 1: \\d+ requests? w.* never completed.*"));
    }
  }

  /** Rank 1 never completes the receives of its cell of 64 bytes. */
  private static final class ForgetfulHarness extends TestHarness {
    @Override
    protected void operation(Communicator communicator, Message message) {
      super.operation(communicator, message);
      if (message.msize() == 64 && communicator.rank() == 1) {
        communicator.irecv(
            communicator.allocate(Datatype.INT, 1), 1, Datatype.INT, 0, 99, communicator.request());
      }
    }
  }

  @Test
  void directoryThatCannotBeWrittenEndsAllRanks() throws IOException {
    Path file = Files.writeString(directory.resolve("file"), "");
    Plan plan = TestLaunch.plan(new TestHarness(), 3);
    assertThatThrownBy(
            () ->
                InProcess.run(
                    3,
                    session -> {
                      try {
                        new LaunchMeasurement(
                                TestLaunch.request(file, plan),
                                ImpossibleCells.NONE,
                                new TestHarness().byName(),
                                null)
                            .run(session);
                      } catch (EndedByRoot e) {
                        assertThat(session.world().rank()).isPositive();
                      }
                    }))
        .isInstanceOf(RankFailure.class)
        .cause()
        .isInstanceOf(TuttiException.class)
        .hasMessageStartingWith("[TUTTI-050]");
  }

  /**
   * Whichever rank it is, and whatever it has otherwise: other cells, other settings, or cells that
   * are measured before anything else is sent, which the others do not wait for.
   */
  @ParameterizedTest
  @CsvSource({
    "2, 1, other cells",
    "5, 4, other cells",
    "6, 3, other settings",
    "2, 0, first messages",
    "2, 1, first messages",
    "7, 5, first messages"
  })
  void ranksWithDifferentPlansEndWithAnError(int processes, int other, String what) {
    assertThatThrownBy(
            () ->
                InProcess.run(
                    processes,
                    session -> {
                      Plan plan =
                          session.world().rank() == other
                              ? otherPlan(what, processes)
                              : TestLaunch.plan(new TestHarness(), processes, "msizes", "8");
                      new LaunchMeasurement(
                              TestLaunch.request(directory, plan),
                              ImpossibleCells.NONE,
                              harnesses(plan),
                              null)
                          .run(session);
                    }))
        .isInstanceOf(RankFailure.class)
        .cause()
        .isInstanceOf(TuttiException.class)
        .hasMessageStartingWith("[TUTTI-054]");
    assertThat(directory.resolve("launches")).doesNotExist();
  }

  private static Map<String, Harness> harnesses(Plan plan) {
    return plan.cells().stream()
        .map(cell -> cell.benchmark().name())
        .distinct()
        .collect(Collectors.toMap(name -> name, name -> new TestHarness()));
  }

  private static Plan otherPlan(String what, int processes) {
    return switch (what) {
      case "other cells" -> TestLaunch.plan(new TestHarness(), processes, "msizes", "16");
      case "other settings" ->
          TestLaunch.plan(new TestHarness(), processes, "msizes", "8", "repetitions", "7");
      default ->
          Plan.of(
              List.of(
                  new TestHarness().benchmark(),
                  BenchmarkDescriptor.named(OnceInLaunch.FIRST_MESSAGE.catalogName())
                      .operation("FIRST", Buffers.of("0", "0"))
                      .datatype(Datatype.BYTE)
                      .build()),
              Settings.builder().set(SettingKey.MSIZES, "8").build(),
              processes);
    };
  }
}
