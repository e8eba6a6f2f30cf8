package org.tutti.operations.overlap;

import org.tutti.annotations.Level;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/**
 * A persistent operation that is started, work, and both together. It is initialized for each root
 * that observations have; one without a root has that of the message.
 */
public abstract class PersistentOverlap extends OverlapBenchmark {
  /** The requests by root. */
  private Request[] requests = {};

  /** Initializes the operation with this root and a request. */
  protected abstract void init(Communicator comm, Message message, int root, Request request);

  @Override
  protected final void prepare(Communicator comm, Message message) {
    requests = new Request[comm.size()];
    initialize(comm, message, message.root());
    choose(message);
  }

  private void initialize(Communicator comm, Message message, int root) {
    Request made = comm.request();
    init(comm, message, root, made);
    requests[root] = made;
  }

  @Override
  protected final void start(Communicator comm, Message message, Request request) {
    request.start();
  }

  @Setup
  public void initializeOthers(Communicator comm, Message message, Control control) {
    for (int root = 0; root < requests.length; root++) {
      if (control.hasRotatingRoot() && requests[root] == null) {
        initialize(comm, message, root);
      }
    }
  }

  @Setup(Level.OBSERVATION)
  public void choose(Message message) {
    use(requests[message.root()]);
  }

  /** The library may not have the operation; its requests were then never made. */
  @TearDown
  public void free() {
    for (int root = 0; root < requests.length; root++) {
      if (requests[root] != null) {
        requests[root].free();
        requests[root] = null;
      }
    }
  }
}
