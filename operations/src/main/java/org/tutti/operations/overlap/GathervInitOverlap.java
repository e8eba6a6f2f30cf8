package org.tutti.operations.overlap;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.BlocksOfMessage;
import org.tutti.runtime.Message;

/** {@code MPI_Gatherv_init}, started, while the application computes. */
public class GathervInitOverlap extends PersistentOverlap {
  @Override
  protected void init(Communicator comm, Message message, int root, Request request) {
    Blocks blocks = BlocksOfMessage.of(comm, message);
    comm.gathervInit(
        message.send(),
        blocks.count(comm.rank()),
        message.receive(),
        blocks,
        message.datatype(),
        root,
        request);
  }

  @Collective(value = Operation.GATHERV, datatype = byte.class)
  @Catalog(value = "MPI_Gatherv_init:pure", suites = "overlap")
  public void pure(Communicator comm, Message message) {
    startAndWait(comm, message);
  }

  @Benchmark(
      operation = "COMPUTE",
      send = "p * msize",
      receive = "p * msize",
      datatype = byte.class)
  @Catalog(value = "MPI_Gatherv_init:work", suites = "overlap")
  public void work() {
    compute();
  }

  @Collective(value = Operation.GATHERV, datatype = byte.class)
  @Catalog(value = "MPI_Gatherv_init:overlapped", suites = "overlap")
  @Counterparts(imb = "IMB-MPI4 Gatherv_persistent")
  public void overlapped(Communicator comm, Message message) {
    overlap(comm, message);
  }
}
