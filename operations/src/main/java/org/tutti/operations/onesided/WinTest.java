package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Level;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;

/** {@code MPI_Win_test} while the origin has not completed, so that the answer is no. */
public class WinTest extends EpochCall {
  private boolean hasEnded;

  @Setup(Level.OBSERVATION)
  public void begin() {
    postToOrigin();
    startAndPut();
    hasEnded = false;
  }

  @Benchmark(operation = "WIN_TEST")
  @Catalog(value = "MPI_Win_test", suites = "one-sided")
  @Counterparts(skampi = "Win_test_delayed")
  @Description("MPI_Win_test of the last rank, whose origin has not completed")
  @Role(Ranks.LAST)
  public void test() {
    hasEnded = rma.test();
  }

  /** The origin completes after the test. */
  @TearDown(Level.OBSERVATION)
  public void end(Communicator comm) {
    comm.barrier();
    complete();
    if (!hasEnded) {
      await();
    }
  }
}
