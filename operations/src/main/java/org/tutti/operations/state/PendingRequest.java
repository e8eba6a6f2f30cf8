package org.tutti.operations.state;

import org.tutti.annotations.Setup;
import org.tutti.annotations.State;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;

/** The request of a nonblocking operation. */
@State
public class PendingRequest {
  public Request request;

  @Setup
  public void make(Communicator comm) {
    request = comm.request();
  }
}
