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

/** {@code MPI_Allgatherv_init}, started, while the application computes. */
public class AllgathervInitOverlap extends PersistentOverlap {
  @Override
  protected void init(Communicator comm, Message message, int root, Request request) {
    Blocks blocks = BlocksOfMessage.of(comm, message);
    comm.allgathervInit(
        message.send(),
        blocks.count(comm.rank()),
        message.receive(),
        blocks,
        message.datatype(),
        request);
  }

  @Collective(value = Operation.ALLGATHERV, datatype = byte.class)
  @Catalog(value = "MPI_Allgatherv_init:pure", suites = "overlap")
  public void pure(Communicator comm, Message message) {
    startAndWait(comm, message);
  }

  @Benchmark(
      operation = "COMPUTE",
      send = "p * msize",
      receive = "p * msize",
      datatype = byte.class)
  @Catalog(value = "MPI_Allgatherv_init:work", suites = "overlap")
  public void work() {
    compute();
  }

  @Collective(value = Operation.ALLGATHERV, datatype = byte.class)
  @Catalog(value = "MPI_Allgatherv_init:overlapped", suites = "overlap")
  @Counterparts(imb = "IMB-MPI4 Allgatherv_persistent")
  public void overlapped(Communicator comm, Message message) {
    overlap(comm, message);
  }
}
