package org.tutti.mpi.contract;

import java.util.function.Consumer;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;

/** The three forms in which a collective operation comes. */
public enum OperationForm {
  BLOCKING,
  NONBLOCKING,
  PERSISTENT;

  /**
   * Performs an operation in this form.
   *
   * @param blocking the operation
   * @param started starts it
   * @param kept sets it up
   */
  public void perform(
      Communicator comm, Runnable blocking, Consumer<Request> started, Consumer<Request> kept) {
    switch (this) {
      case BLOCKING -> blocking.run();
      case NONBLOCKING -> {
        Request request = comm.request();
        started.accept(request);
        request.waitFor();
      }
      case PERSISTENT -> {
        Request request = comm.request();
        kept.accept(request);
        request.start();
        request.waitFor();
        request.free();
      }
    }
  }
}
