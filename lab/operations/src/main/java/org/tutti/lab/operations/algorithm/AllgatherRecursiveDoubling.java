package org.tutti.lab.operations.algorithm;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/**
 * Allgather in which partners at twice the distance each time exchange all that they have (Thakur,
 * Rabenseifner and Gropp, 2005).
 */
public class AllgatherRecursiveDoubling {
  private static final int TAG = 1;

  private PowerOfTwo processes;
  private Parts pairs;
  private GatheredBlocks blocks;
  private int all;

  @Setup
  public void make(Communicator comm, Message message) {
    processes = new PowerOfTwo(comm.size());
    all = message.count(comm.size());
    pairs = Parts.paired(message.receive(), processes, message.count());
    blocks = new GatheredBlocks(comm, message);
  }

  @Collective(value = Operation.ALLGATHER, datatype = byte.class)
  @Catalog(value = "MPI_Allgather:recursive-doubling", suites = "algorithms")
  @Counterparts(mpptest = "goptest -colxex")
  @Description("recursive doubling")
  public void recursiveDoubling(Communicator comm, Message message) {
    int rank = comm.rank();
    int count = message.count();
    if (processes.isOdd(rank)) {
      comm.send(message.send(), count, message.datatype(), rank - 1, TAG);
      comm.recv(message.receive(), all, message.datatype(), rank - 1, TAG);
      return;
    }
    blocks.copyOwn(rank);
    if (processes.hasOdd(rank)) {
      comm.recv(blocks.from(rank + 1), count, message.datatype(), rank + 1, TAG);
    }
    DoublingPhase.allgather(comm, pairs, processes, message.datatype(), TAG);
    if (processes.hasOdd(rank)) {
      comm.send(message.receive(), all, message.datatype(), rank + 1, TAG);
    }
  }
}
