package org.tutti.operations.state;

import org.tutti.annotations.Setup;
import org.tutti.annotations.State;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;

/**
 * {@code MPI_IN_PLACE}. A library without it is found out here, on all ranks, before one of them
 * calls the operation.
 */
@State
public class InPlace {
  public MessageBuffer buffer;

  @Setup
  public void find(Communicator comm) {
    buffer = comm.inPlace();
  }
}
