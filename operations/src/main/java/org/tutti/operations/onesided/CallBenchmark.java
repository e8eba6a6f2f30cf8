package org.tutti.operations.onesided;

import org.tutti.annotations.Level;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;

/** A one-sided call by itself: its epoch begins and ends outside the time. */
public abstract class CallBenchmark extends OneSidedBenchmark {
  CallBenchmark(WindowAccess access) {
    super(access);
  }

  @Setup(Level.OBSERVATION)
  public void beginEpoch(Communicator comm) {
    if (comm.rank() == 0) {
      begin();
    } else {
      admit(comm.rank());
    }
  }

  /** The barrier keeps the others from looking at what has not arrived. */
  @TearDown(Level.OBSERVATION)
  public void endEpoch(Communicator comm) {
    if (comm.rank() == 0) {
      end();
    } else {
      dismiss(comm.rank());
    }
    comm.barrier();
  }
}
