package org.tutti.operations.datatype;

import org.tutti.annotations.LeastProcesses;
import org.tutti.annotations.Level;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.RmaWindow;
import org.tutti.runtime.Message;

/** The first rank reaches blocks in the memory of the last one, ended by a fence of all. */
@LeastProcesses(2)
abstract class DerivedWindow extends DerivedMessages {
  protected RmaWindow rma;
  protected int last;

  /** What each rank lets the others reach. */
  abstract MessageBuffer shown(Message message);

  @Setup
  public void open(Communicator comm, Message message) {
    last = comm.size() - 1;
    rma = comm.createWindow(shown(message));
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
}
