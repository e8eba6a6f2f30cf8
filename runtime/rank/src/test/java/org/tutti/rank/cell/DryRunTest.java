package org.tutti.rank.cell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.tutti.diagnostics.PrintableText;
import org.tutti.measure.harness.TestHarness;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.rank.launch.OrderedSum;
import org.tutti.rank.launch.TestLaunch;
import org.tutti.records.settings.Settings;
import org.tutti.runtime.Message;

class DryRunTest {
  private final List<String> said = new ArrayList<>();

  @Test
  void everyCellIsCalledOnceAndItsPayloadChecked() {
    run(TestHarness::new);
    assertThat(said).hasSize(2).allMatch(line -> line.startsWith("org.example.Example.allreduce"));
  }

  @Test
  void wrongDataIsAnErrorAfterAllCellsWereCalled() {
    assertThatThrownBy(() -> run(Idle::new))
        .rootCause()
        .hasMessageContaining("[TUTTI-018] 2 of 2 cells threw or left wrong data");
    assertThat(said).hasSize(2);
  }

  @Test
  void whatThrowsOnOneRankEndsTheRunAndSaysWhatWasNotTried() {
    List<Supplier<TestHarness>> harnesses =
        List.of(OnRankOne::new, () -> new Idle("org.example.Example.idle"));
    Plan plan =
        Plan.of(
            harnesses.stream().map(harness -> harness.get().benchmark()).toList(),
            Settings.builder().build(),
            2);
    assertThatThrownBy(
            () ->
                InProcess.run(
                    2,
                    session ->
                        new DryRun(
                                plan,
                                ImpossibleCells.NONE,
                                harnesses.stream()
                                    .map(Supplier::get)
                                    .collect(
                                        Collectors.toMap(
                                            one -> one.benchmark().name(), Function.identity())),
                                said::add)
                            .run(session)))
        .hasStackTraceContaining("[TUTTI-053] Rank 1 failed in cell org.example.Example.allreduce")
        .hasStackTraceContaining("[TUTTI-264] Not tried: org.example.Example.idle.");
    assertThat(said).isEmpty();
  }

  @Test
  void valuesThatATerminalObeysAreReplaced() {
    run(Escaped::new);
    assertThat(said)
        .hasSize(4)
        .allMatch(line -> line.codePoints().allMatch(PrintableText::isPrintable))
        .anyMatch(line -> line.contains("label = a\ufffd[2Jb"))
        .anyMatch(line -> line.contains("label = c\ufffdd"));
  }

  /** What an int does not count in one cell is no reason to leave out the others. */
  @Test
  void aCellThatCountsTooMuchFailsAlone() {
    assertThatThrownBy(() -> run(Large::new))
        .rootCause()
        .hasMessageContaining("[TUTTI-018] 1 of 2 cells threw or left wrong data");
    assertThat(said)
        .anyMatch(line -> line.contains("FAILED [TUTTI-206]") && line.contains("[TUTTI-015]"))
        .anyMatch(line -> line.endsWith(": data correct"));
  }

  /** Whole numbers have the same sum in any order, so the data are correct. */
  @Test
  void ranksWithOtherBitsOfTheSameSumAreTold() {
    run(3, () -> OrderedSum.harness((rank, step) -> (rank + step) % 3));
    assertThat(said)
        .allMatch(line -> line.contains(": data correct; [TUTTI-302] ranks got sums"))
        .isNotEmpty();
    said.clear();
    run(3, () -> OrderedSum.harness((rank, step) -> step));
    assertThat(said).allMatch(line -> line.endsWith(": data correct")).isNotEmpty();
  }

  private void run(Supplier<TestHarness> harness) {
    run(2, harness);
  }

  private void run(int processes, Supplier<TestHarness> harness) {
    Plan plan = TestLaunch.plan(harness.get(), processes, "msizes", "1024,2048");
    InProcess.run(
        processes,
        session ->
            new DryRun(plan, ImpossibleCells.NONE, harness.get().byName(), said::add).run(session));
  }

  /** Claims to be an allreduce and does nothing. */
  private static final class Idle extends TestHarness {
    Idle() {}

    Idle(String name) {
      super(name);
    }

    @Override
    protected void operation(Communicator communicator, Message message) {}
  }

  /** The values of its parameter erase the screen, and go back to the start of the line. */
  private static final class Escaped extends TestHarness {
    @Override
    protected BenchmarkDescriptor.Builder described() {
      return super.described().parameter("label", "a\u001b[2Jb", "c\rd");
    }
  }

  /** Gives several blocks to one call. */
  private static final class Large extends TestHarness {
    @Override
    protected void operation(Communicator communicator, Message message) {
      message.count(message.msize() == 1024 ? Integer.MAX_VALUE : 1);
      super.operation(communicator, message);
    }
  }

  /** The other rank waits for it. */
  private static final class OnRankOne extends TestHarness {
    @Override
    protected void operation(Communicator communicator, Message message) {
      if (communicator.rank() == 1) {
        throw new IllegalStateException("enough");
      }
      super.operation(communicator, message);
    }
  }
}
