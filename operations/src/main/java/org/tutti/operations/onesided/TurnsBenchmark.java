package org.tutti.operations.onesided;

import org.tutti.annotations.LeastProcesses;
import org.tutti.annotations.Level;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.RmaWindow;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** The first rank and the last reach each other in turn; {@code MPI_Win_fence} ends each turn. */
@LeastProcesses(2)
public abstract class TurnsBenchmark implements Payload {
  protected RmaWindow rma;
  protected int last;

  private final WindowAccess access;

  TurnsBenchmark(WindowAccess access) {
    this.access = access;
  }

  @Setup
  public void open(Communicator comm, Message message) {
    last = comm.size() - 1;
    rma = comm.createWindow(access.shown(message));
  }

  /** The library may not have windows; there is none then. */
  @TearDown
  public void close() {
    if (rma != null) {
      rma.free();
      rma = null;
    }
  }

  @Setup(Level.OBSERVATION)
  public void begin() {
    rma.fence();
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    int end = place.processes() - 1;
    if (place.rank() == 0 || place.rank() == end) {
      arrivals.block(0, place.count(), end - place.rank(), 0);
    }
  }
}
