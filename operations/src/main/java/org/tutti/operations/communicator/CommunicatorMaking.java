package org.tutti.operations.communicator;

import org.tutti.annotations.Level;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** Makes a communicator, which is freed outside the time. */
public abstract class CommunicatorMaking implements Payload {
  protected Communicator made;

  @TearDown(Level.CALL)
  public void free() {
    made.free();
  }

  /** No data are moved. */
  @Override
  public final void arrivals(PayloadContext place, Arrivals arrivals) {}
}
