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
 * Allreduce in which partners at twice the distance each time exchange all that they have reduced
 * (Thakur, Rabenseifner and Gropp, 2005).
 */
public class AllreduceRecursiveDoubling {
  private static final int TAG = 1;

  private PowerOfTwo processes;
  private MessageBuffer incoming;
  private LocalCopy own;

  @Setup
  public void make(Communicator comm, Message message) {
    LocalReductions.require(comm, message);
    processes = new PowerOfTwo(comm.size());
    incoming = comm.allocate(message.datatype(), message.count());
    own = new LocalCopy(message.send(), message.receive());
  }

  @Collective(Operation.ALLREDUCE)
  @Catalog(value = "MPI_Allreduce:recursive-doubling", suites = "algorithms")
  @Description("recursive doubling")
  public void recursiveDoubling(Communicator comm, Message message) {
    int rank = comm.rank();
    int count = message.count();
    if (processes.isOdd(rank)) {
      comm.send(message.send(), count, message.datatype(), rank - 1, TAG);
      comm.recv(message.receive(), count, message.datatype(), rank - 1, TAG);
      return;
    }
    own.copy(0, 0, count);
    if (processes.hasOdd(rank)) {
      comm.recv(incoming, count, message.datatype(), rank + 1, TAG);
      comm.reduceLocal(incoming, message.receive(), count, message.datatype(), message.op());
    }
    int place = processes.place(rank);
    for (int distance = 1; distance < processes.kept(); distance *= 2) {
      int partner = processes.position(place ^ distance);
      comm.sendrecv(
          message.receive(),
          count,
          partner,
          TAG,
          incoming,
          count,
          partner,
          TAG,
          message.datatype());
      comm.reduceLocal(incoming, message.receive(), count, message.datatype(), message.op());
    }
    if (processes.hasOdd(rank)) {
      comm.send(message.receive(), count, message.datatype(), rank + 1, TAG);
    }
  }
}
