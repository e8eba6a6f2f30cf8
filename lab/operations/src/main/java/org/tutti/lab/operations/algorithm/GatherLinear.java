package org.tutti.lab.operations.algorithm;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Requests;
import org.tutti.runtime.Message;

/**
 * Gather in which the root receives from each process, with all receives started before any is
 * waited for.
 */
public class GatherLinear {
  private static final int TAG = 1;

  private Requests requests;
  private GatheredBlocks blocks;

  @Setup
  public void make(Communicator comm, Message message) {
    requests = comm.requests(comm.size());
    blocks = new GatheredBlocks(comm, message);
  }

  @Collective(value = Operation.GATHER, datatype = byte.class)
  @Catalog(value = "MPI_Gather:linear", suites = "algorithms")
  @Counterparts(skampi = "Gather_using_Isend_Irecv_Waitall")
  @Description("the root receives from each process (MPI_Irecv)")
  public void linear(Communicator comm, Message message) {
    int root = message.root();
    int count = message.count();
    if (comm.rank() != root) {
      comm.send(message.send(), count, message.datatype(), root, TAG);
      return;
    }
    for (int rank = 0; rank < comm.size(); rank++) {
      if (rank != root) {
        comm.irecv(blocks.from(rank), count, message.datatype(), rank, TAG, requests.at(rank));
      }
    }
    blocks.copyOwn(root);
    requests.waitAll();
  }
}
