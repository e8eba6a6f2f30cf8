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
 * Allreduce of long messages: reduce-scatter by recursive halving, then allgather by recursive
 * doubling (Rabenseifner, 2004).
 */
public class AllreduceRabenseifner {
  private static final int TAG = 1;

  private PowerOfTwo processes;
  private Parts incoming;
  private Parts data;
  private LocalCopy own;

  @Setup
  public void make(Communicator comm, Message message) {
    LocalReductions.require(comm, message);
    processes = new PowerOfTwo(comm.size());
    MessageBuffer memory = comm.allocate(message.datatype(), message.count());
    incoming = Parts.even(memory, processes.kept(), message.count());
    data = Parts.even(message.receive(), processes.kept(), message.count());
    own = new LocalCopy(message.send(), message.receive());
  }

  @Collective(Operation.ALLREDUCE)
  @Catalog(value = "MPI_Allreduce:Rabenseifner", suites = "algorithms")
  @Description("recursive halving, then recursive doubling")
  public void rabenseifner(Communicator comm, Message message) {
    int rank = comm.rank();
    if (takesPart(comm, message, rank)) {
      HalvingPhase.reduceScatter(comm, message, data, incoming, processes, 0, TAG);
      DoublingPhase.allgather(comm, data, processes, message.datatype(), TAG);
      if (processes.hasOdd(rank)) {
        comm.send(message.receive(), message.count(), message.datatype(), rank + 1, TAG);
      }
    } else {
      comm.recv(message.receive(), message.count(), message.datatype(), rank - 1, TAG);
    }
  }

  /** Processes of which there are too many for a power of two give their data to a neighbor. */
  private boolean takesPart(Communicator comm, Message message, int position) {
    int size = comm.size();
    int count = message.count();
    if (processes.isOdd(position)) {
      int even = (comm.rank() - 1 + size) % size;
      comm.send(message.send(), count, message.datatype(), even, TAG);
      return false;
    }
    own.copy(0, 0, count);
    if (processes.hasOdd(position)) {
      int odd = (comm.rank() + 1) % size;
      comm.recv(incoming.from(0), count, message.datatype(), odd, TAG);
      comm.reduceLocal(incoming.from(0), data.from(0), count, message.datatype(), message.op());
    }
    return true;
  }
}
