package org.tutti.lab.operations.algorithm;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/**
 * Scan in which each process adds its block to what it gets from the process before, and passes it
 * on.
 */
public class ScanLinear {
  private static final int TAG = 1;

  private MessageBuffer incoming;
  private LocalCopy own;

  @Setup
  public void make(Communicator comm, Message message) {
    LocalReductions.require(comm, message);
    incoming = comm.allocate(message.datatype(), message.count());
    own = new LocalCopy(message.send(), message.receive());
  }

  @Collective(Operation.SCAN)
  @Catalog(value = "MPI_Scan:linear", suites = "algorithms")
  @Description("from process to process")
  public void linear(Communicator comm, Message message) {
    int rank = comm.rank();
    int count = message.count();
    own.copy(0, 0, count);
    if (rank > 0) {
      comm.recv(incoming, count, message.datatype(), rank - 1, TAG);
      comm.reduceLocal(incoming, message.receive(), count, message.datatype(), message.op());
    }
    if (rank < comm.size() - 1) {
      comm.send(message.receive(), count, message.datatype(), rank + 1, TAG);
    }
  }
}
