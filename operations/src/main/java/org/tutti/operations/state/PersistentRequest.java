package org.tutti.operations.state;

import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.runtime.Message;

/** An operation that is initialized once per cell and started again for each observation. */
public abstract class PersistentRequest {
  private Request request;
  private boolean isInitialized;

  /** Initializes the operation with a request. */
  protected abstract void init(Communicator comm, Message message, Request request);

  @Setup
  public void initialize(Communicator comm, Message message) {
    request = comm.request();
    init(comm, message, request);
    isInitialized = true;
  }

  /** The library may not have the operation; its request was then never made. */
  @TearDown
  public void free() {
    if (isInitialized) {
      request.free();
      isInitialized = false;
    }
  }

  /** The timed part. */
  public final void startAndWait() {
    request.start();
    request.waitFor();
  }
}
