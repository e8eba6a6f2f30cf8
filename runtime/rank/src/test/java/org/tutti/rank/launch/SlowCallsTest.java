package org.tutti.rank.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.measure.harness.TestHarness;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.Communicator;
import org.tutti.records.launch.CellRecord;
import org.tutti.runtime.Message;

/** A run of 25 calls, which let a loop be compiled, would take longer than a warm-up may. */
class SlowCallsTest {
  private static final long CALL_NANOS = 700_000_000;

  /** As many as a cell's two seconds of warm-up begin. */
  private static final long MAX_CALLS = 3;

  @TempDir Path directory;

  private static final class Slow extends TestHarness {
    @Override
    protected void operation(Communicator communicator, Message message) {
      long end = System.nanoTime() + CALL_NANOS;
      while (System.nanoTime() - end < 0) {
        LockSupport.parkNanos(end - System.nanoTime());
      }
      super.operation(communicator, message);
    }
  }

  /** One more asks whether the loop is still compiled. */
  @Test
  void areWarmedUpOneByOne() {
    Plan plan = TestLaunch.plan(new Slow(), 2, "msizes", "8", "repetitions", "1", "warmup", "0");

    TestLaunch.run(directory, 2, plan, Slow::new);

    CellRecord cell = TestLaunch.read(directory).cells().get(0);
    assertThat(cell.observations().count()).isOne();
    assertThat(cell.conditions().warmUp().calls()).isBetween(1L, 1 + MAX_CALLS);
  }
}
