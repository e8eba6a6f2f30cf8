package org.tutti.rank.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.measure.harness.TestHarness;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.Communicator;
import org.tutti.records.launch.CellRecord;
import org.tutti.runtime.Message;

/** Measured by the thread's counter of allocated bytes. */
@Tag("jdk")
class AllocationTest {
  private static final int MAX_LAUNCHES = 10;

  @TempDir Path directory;

  /** Keeps what it allocates, so that the JIT compiler cannot eliminate it. */
  private static final class AllocatingHarness extends TestHarness {
    private Object kept;

    @Override
    protected void operation(Communicator communicator, Message message) {
      kept = new byte[100];
      super.operation(communicator, message);
    }

    @Override
    public String toString() {
      return String.valueOf(kept);
    }
  }

  @ParameterizedTest
  @CsvSource({"BARRIER, 0", "DISSEMINATION, LAST", "WINDOW_HCA, ROTATING"})
  void theMeasuringThreadAllocatesNothingWhileObserving(String sync, String root) {
    Plan plan =
        TestLaunch.plan(
            new TestHarness(),
            2,
            "sync",
            sync,
            "root-rank",
            root,
            "repetitions",
            "1000",
            "msizes",
            "8");
    List<Long> allocated = new ArrayList<>();
    // Code that is not compiled yet on a busy machine, or no longer after a deoptimization, may
    // allocate what the JVM optimizes away otherwise; code that allocates by itself does so always.
    for (int launch = 1; launch <= MAX_LAUNCHES && !allocated.contains(0L); launch++) {
      Path results = directory.resolve("launch" + launch);
      TestLaunch.run(results, 2, plan, TestHarness::new);
      CellRecord cell = TestLaunch.read(results).cells().get(0);
      assertThat(cell.observations().count()).isGreaterThanOrEqualTo(1000);
      allocated.add(cell.conditions().jvm().allocatedBytes());
    }
    assertThat(allocated).contains(0L);
  }

  @Test
  void allocationsOfABenchmarkAreCounted() {
    Plan plan = TestLaunch.plan(new AllocatingHarness(), 2, "msizes", "8");
    TestLaunch.run(directory, 2, plan, AllocatingHarness::new);
    CellRecord cell = TestLaunch.read(directory).cells().get(0);
    assertThat(cell.conditions().jvm().allocatedBytes()).isGreaterThanOrEqualTo(50 * 100);
  }
}
