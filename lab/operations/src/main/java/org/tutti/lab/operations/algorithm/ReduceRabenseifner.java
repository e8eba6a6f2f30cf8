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
 * Reduction of long messages: reduce-scatter by recursive halving, then gather to the root along a
 * binomial tree (Rabenseifner, 2004). The receive buffers hold what has been reduced so far.
 */
public class ReduceRabenseifner {
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

  @Collective(Operation.REDUCE)
  @Catalog(value = "MPI_Reduce:Rabenseifner", suites = "algorithms")
  @Description("recursive halving, then binomial gather")
  public void rabenseifner(Communicator comm, Message message) {
    int size = comm.size();
    int position = (comm.rank() - message.root() + size) % size;
    if (takesPart(comm, message, position)) {
      HalvingPhase.reduceScatter(comm, message, data, incoming, processes, message.root(), TAG);
      gather(comm, message, processes.place(position));
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

  private void gather(Communicator comm, Message message, int place) {
    for (int bit = 1; bit < processes.kept(); bit *= 2) {
      int other = place ^ bit;
      int rank = (processes.position(other) + message.root()) % comm.size();
      if (other < place) {
        int count = data.length(place, place + bit);
        comm.send(data.from(place), count, message.datatype(), rank, TAG);
        return;
      }
      comm.recv(data.from(other), data.length(other, other + bit), message.datatype(), rank, TAG);
    }
  }
}
