package org.tutti.operations.communicator;

import org.tutti.annotations.LeastProcesses;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;

/** Makes a communicator of two sides, the even and the odd ranks. */
@LeastProcesses(2)
public abstract class TwoSides extends CommunicatorMaking {
  static final int TAG = 1;

  /** The communicator of this process's side. */
  protected Communicator side;

  /** Whether this process is on the side of the odd ranks. */
  protected boolean isOdd;

  @Setup
  public void divide(Communicator comm) {
    isOdd = comm.rank() % 2 == 1;
    side = comm.split(comm.rank() % 2, comm.rank());
  }

  /** The communicator of both sides, which see each other. */
  final Communicator join(Communicator comm) {
    return side.intercommunicator(0, comm, isOdd ? 0 : 1, TAG);
  }

  @TearDown
  public void unite() {
    side.free();
  }
}
