package org.tutti.operations.state;

import org.tutti.annotations.Level;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/**
 * A rooted operation that is initialized once per cell and started again for each observation. It
 * is initialized for each root that observations have, since its root cannot change afterward.
 */
public abstract class RootedPersistentRequest {
  /** The requests by root. */
  private Request[] requests = {};

  private Request request;

  /** Initializes the operation with this root and a request. */
  protected abstract void init(Communicator comm, Message message, int root, Request request);

  @Setup
  public void initialize(Communicator comm, Message message, Control control) {
    requests = new Request[comm.size()];
    for (int root = 0; root < requests.length; root++) {
      if (control.hasRotatingRoot() || root == message.root()) {
        Request made = comm.request();
        init(comm, message, root, made);
        requests[root] = made;
      }
    }
  }

  @Setup(Level.OBSERVATION)
  public void choose(Message message) {
    request = requests[message.root()];
  }

  /** The library may not have the operation; its request was then never made. */
  @TearDown
  public void free() {
    for (int root = 0; root < requests.length; root++) {
      if (requests[root] != null) {
        requests[root].free();
        requests[root] = null;
      }
    }
  }

  /** The timed part. */
  public final void startAndWait() {
    request.start();
    request.waitFor();
  }
}
