package org.tutti.rank.cell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.measure.harness.CellContext;
import org.tutti.measure.harness.TestHarness;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.Communicator;
import org.tutti.rank.launch.TestLaunch;
import org.tutti.records.launch.CellRecord;
import org.tutti.runtime.Message;

/** A result tells how often a benchmark was called before its loop was compiled. */
class JitWarmUpTest {
  @TempDir Path directory;

  /** Counts the calls of rank 0 that the JIT gets. */
  private static final class Counted extends TestHarness {
    private final LongAdder calls;
    private boolean counts;

    Counted(LongAdder calls) {
      this.calls = calls;
    }

    @Override
    public void setUpCell(CellContext cell) {
      counts =
          cell.communicator().rank() == 0
              && StackWalker.getInstance()
                  .walk(
                      frames ->
                          frames.anyMatch(
                              frame -> frame.getClassName().equals(JitWarmUp.class.getName())));
    }

    @Override
    protected void operation(Communicator communicator, Message message) {
      if (counts) {
        calls.increment();
      }
      super.operation(communicator, message);
    }
  }

  @Test
  void itsCallsAreToldByTheCellsForWhichTheyWereMade() {
    LongAdder made = new LongAdder();
    Plan plan = TestLaunch.plan(new TestHarness(), 2, "msizes", "8,64", "repetitions", "20");
    TestLaunch.run(directory, 2, plan, () -> new Counted(made));
    List<CellRecord> cells = TestLaunch.read(directory).cells();

    assertThat(cells.get(0).conditions().warmUp().jitCalls()).isPositive();
    assertThat(cells.stream().mapToLong(cell -> cell.conditions().warmUp().jitCalls()).sum())
        .isEqualTo(made.sum());
  }

  @Test
  void aSimulationHasNone() {
    Plan plan = TestLaunch.plan(new TestHarness(), 2, "msizes", "8", "repetitions", "20");
    TestLaunch.simulate(directory, 2, 1, plan, () -> new Counted(new LongAdder()));

    assertThat(TestLaunch.read(directory).cells().get(0).conditions().warmUp().jitCalls()).isZero();
  }
}
