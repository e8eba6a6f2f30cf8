package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Level;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.operations.state.BusyWait;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Message;

/**
 * What ends an epoch whose calls of {@code MPI_Put} were made some time ago: a library that began
 * to move the data at once has less left to do than one that waits for the end.
 */
public class PutCompletion extends PutPattern {
  /** Calls for each target. */
  @Param("1")
  public int window;

  /** Microseconds between the last call and the observation. */
  @Param("100")
  public int delay;

  public PutCompletion() {
    super(RmaPattern.ONE_TO_ALL);
  }

  @Override
  public void checkProcesses(int processes) {
    super.checkProcesses(processes);
    LeastValue.check("delay", delay, 0);
  }

  @Override
  int repeat() {
    return window;
  }

  /** The barrier keeps the first rank from writing into what the others still prepare. */
  @Setup(Level.CALL)
  public void write(Communicator comm, Message message) {
    comm.barrier();
    begin();
    issue(message);
    if (comm.rank() == 0) {
      BusyWait.micros(delay);
    }
  }

  @Benchmark(operation = "PUT_COMPLETION")
  @Catalog(value = "MPI_Put:completion", suites = "one-sided")
  @Counterparts(skampi = "Win_complete_n, Win_fence_close_delayed, Caching")
  @Description("the end of an epoch of MPI_Put to all others, of which the calls are not timed")
  public void complete() {
    end();
  }
}
