package org.tutti.lab.operations.algorithm;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/**
 * Allgather on a ring, in p - 1 rounds: each process passes on the block that it got last (Thakur,
 * Rabenseifner and Gropp, 2005).
 */
public class AllgatherRing {
  private static final int TAG = 1;

  private GatheredBlocks blocks;

  @Setup
  public void make(Communicator comm, Message message) {
    blocks = new GatheredBlocks(comm, message);
  }

  @Collective(value = Operation.ALLGATHER, datatype = byte.class)
  @Catalog(value = "MPI_Allgather:ring", suites = "algorithms")
  @Description("ring")
  public void ring(Communicator comm, Message message) {
    blocks.copyOwn(comm.rank());
    RingAllgatherPhase.allgather(comm, blocks.parts(), comm.rank(), message.datatype(), TAG);
  }
}
