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
 * Gather in which the root receives from one process after another, in the order of their ranks.
 */
public class GatherSequential {
  private static final int TAG = 1;

  private GatheredBlocks blocks;

  @Setup
  public void make(Communicator comm, Message message) {
    blocks = new GatheredBlocks(comm, message);
  }

  @Collective(value = Operation.GATHER, datatype = byte.class)
  @Catalog(value = "MPI_Gather:sequential", suites = "algorithms")
  @Counterparts(skampi = "Gather_using_Send_Recv")
  @Description("the root receives from one process after another (MPI_Recv)")
  public void sequential(Communicator comm, Message message) {
    int root = message.root();
    int count = message.count();
    if (comm.rank() != root) {
      comm.send(message.send(), count, message.datatype(), root, TAG);
      return;
    }
    for (int rank = 0; rank < comm.size(); rank++) {
      if (rank != root) {
        comm.recv(blocks.from(rank), count, message.datatype(), rank, TAG);
      }
    }
    blocks.copyOwn(root);
  }
}
