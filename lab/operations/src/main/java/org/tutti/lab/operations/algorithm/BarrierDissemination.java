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

/**
 * Barrier in ceil(log2 p) rounds, in which each process tells one at twice the distance each time
 * (Hensgen, Finkel and Manber, 1988).
 */
public class BarrierDissemination {
  private static final int TAG = 1;

  private MessageBuffer nothing;

  @Setup
  public void make(Communicator comm) {
    nothing = comm.allocate(Datatype.BYTE, 1);
  }

  @Collective(Operation.BARRIER)
  @Catalog(value = "MPI_Barrier:dissemination", suites = "algorithms")
  @Description("dissemination")
  @Param(msizes = 0)
  public void dissemination(Communicator comm) {
    int size = comm.size();
    int rank = comm.rank();
    for (int distance = 1; distance < size; distance *= 2) {
      int destination = (rank + distance) % size;
      int source = (rank - distance + size) % size;
      comm.sendrecv(nothing, 0, destination, TAG, nothing, 0, source, TAG, Datatype.BYTE);
    }
  }
}
