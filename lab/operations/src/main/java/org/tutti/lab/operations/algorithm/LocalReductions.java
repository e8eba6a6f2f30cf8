package org.tutti.lab.operations.algorithm;

import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/** Whether the library can reduce within a process. */
public final class LocalReductions {
  private LocalReductions() {}

  /**
   * Reduces nothing, to find out on all ranks before the algorithm begins; in the algorithm, some
   * ranks would wait for the others that find it out.
   */
  public static void require(Communicator comm, Message message) {
    comm.reduceLocal(message.send(), message.receive(), 0, message.datatype(), message.op());
  }
}
