package org.tutti.rank.outlier;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.measure.harness.CellContext;
import org.tutti.measure.harness.TestHarness;
import org.tutti.mpi.Communicator;
import org.tutti.rank.jvm.CompilerBoundWork;
import org.tutti.rank.launch.TestLaunch;
import org.tutti.records.launch.Observations;
import org.tutti.records.launch.Outlier;
import org.tutti.records.launch.OutlierCause;
import org.tutti.runtime.Message;

/** Launches in which something makes few of many observations long. */
@Tag("jdk")
@Timeout(120)
class OutlierAttributionTest {
  private static final long SLEEP_MILLIS = 200;

  @TempDir Path directory;

  /** Does something else in one of 100 calls. */
  private static class RarelyLong extends TestHarness {
    private final Runnable work;
    private int calls;

    RarelyLong(Runnable work) {
      this.work = work;
    }

    @Override
    protected void operation(Communicator communicator, Message message) {
      if (++calls % 100 == 0) {
        work.run();
      }
      super.operation(communicator, message);
    }
  }

  private Observations observations(int count, Supplier<TestHarness> harness) {
    TestLaunch.run(
        directory,
        2,
        TestLaunch.plan(harness.get(), 2, "repetitions", "" + count, "msizes", "8"),
        harness);
    return TestLaunch.read(directory).cells().get(0).observations();
  }

  private static List<OutlierCause> causes(Observations observations) {
    return observations.outliers().stream().map(Outlier::cause).toList();
  }

  @Test
  void aCollectionInAnObservationIsTheCollectors() {
    assertThat(causes(observations(500, () -> new RarelyLong(System::gc))))
        .contains(OutlierCause.COLLECTOR);
  }

  @Test
  void codeThatIsCompiledInAnObservationIsTheCompilers() {
    CompilerBoundWork work = new CompilerBoundWork();
    List<OutlierCause> causes = causes(observations(1000, () -> new RarelyLong(work)));
    if (work.isCompilersFault()) {
      assertThat(causes).contains(OutlierCause.COMPILER);
    } else {
      assertThat(causes).isNotEmpty();
    }
  }

  /** A thread that sleeps gives its processor away of its own accord. */
  @Test
  void sleepIsNoPreemption() {
    Observations observations =
        observations(500, () -> new RarelyLong(OutlierAttributionTest::sleep));
    assertThat(observations.outliers())
        .filteredOn(outlier -> observations.runTime(outlier.index()) >= SLEEP_MILLIS * 1_000_000)
        .extracting(Outlier::cause)
        .contains(OutlierCause.UNKNOWN);
  }

  private static void sleep() {
    try {
      Thread.sleep(SLEEP_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Runs on processor 0 from its first cell on. */
  private static final class Pinned extends TestHarness {
    @Override
    public void setUpCell(CellContext cell) {
      if (cell.communicator().rank() == 1) {
        try {
          String thread = Path.of("/proc/thread-self").toRealPath().getFileName().toString();
          new ProcessBuilder("taskset", "-cp", "0", thread).start().waitFor();
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
      }
    }
  }

  @Test
  void aProgramOnTheProcessorOfARankPreemptsIt() throws IOException {
    Process busy =
        new ProcessBuilder("taskset", "-c", "0", "sh", "-c", "while :; do :; done").start();
    try {
      assertThat(observations(100_000, Pinned::new).outliers())
          .anyMatch(
              outlier -> outlier.cause() == OutlierCause.PREEMPTION && outlier.nanos() > 50_000);
    } finally {
      busy.destroyForcibly();
    }
  }
}
