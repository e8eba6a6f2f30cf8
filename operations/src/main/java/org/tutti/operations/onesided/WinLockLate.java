package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Level;
import org.tutti.annotations.Param;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.LockType;
import org.tutti.operations.state.BusyWait;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Control;

/** {@code MPI_Win_lock} of a rank that is no longer being synchronized; the delay is a phase. */
public class WinLockLate extends EpochCall {
  /** Microseconds before the call. */
  @Param("100")
  public int delay;

  @Override
  public void checkProcesses(int processes) {
    LeastValue.check("delay", delay, 0);
  }

  @Benchmark(operation = "WIN_LOCK")
  @Catalog(value = "MPI_Win_lock:late", suites = "one-sided")
  @Counterparts(skampi = "Win_lock_desync")
  @Description("a delay, which the time includes, and MPI_Win_lock of the last rank's memory")
  @Role(Ranks.FIRST)
  public void lock(Control control) {
    control.phase("delay");
    BusyWait.micros(delay);
    control.phase("lock");
    rma.lock(LockType.SHARED, last);
  }

  /** The barrier keeps the target from looking at what has not arrived. */
  @TearDown(Level.CALL)
  public void end(Communicator comm) {
    putAndUnlock();
    comm.barrier();
  }
}
