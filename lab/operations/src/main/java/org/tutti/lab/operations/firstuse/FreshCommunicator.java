package org.tutti.lab.operations.firstuse;

import org.tutti.annotations.Level;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;

/** A communicator that nothing has been called on, for each call. */
public abstract class FreshCommunicator {
  protected Communicator fresh;

  @Setup(Level.CALL)
  public void make(Communicator comm) {
    fresh = comm.duplicate();
  }

  @TearDown(Level.CALL)
  public void free() {
    fresh.free();
  }
}
