package org.tutti.lab.operations.algorithm;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;

/** Barrier in which process 0 hears from each of the others, and then releases them. */
public class BarrierLinear {
  private static final int TAG = 1;

  private MessageBuffer nothing;

  @Setup
  public void make(Communicator comm) {
    nothing = comm.allocate(Datatype.BYTE, 1);
  }

  @Collective(Operation.BARRIER)
  @Catalog(value = "MPI_Barrier:linear", suites = "algorithms")
  @Description("process 0 hears from all, then releases them")
  @Param(msizes = 0)
  public void linear(Communicator comm) {
    if (comm.rank() != 0) {
      comm.send(nothing, 0, Datatype.BYTE, 0, TAG);
      comm.recv(nothing, 0, Datatype.BYTE, 0, TAG);
      return;
    }
    for (int rank = 1; rank < comm.size(); rank++) {
      comm.recv(nothing, 0, Datatype.BYTE, rank, TAG);
    }
    for (int rank = 1; rank < comm.size(); rank++) {
      comm.send(nothing, 0, Datatype.BYTE, rank, TAG);
    }
  }
}
