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

/** {@code MPI_Reduce_scatter_init}, started, while the application computes. */
public class ReduceScatterInitOverlap extends PersistentOverlap {
  @Override
  protected void init(Communicator comm, Message message, int root, Request request) {
    Blocks blocks = BlocksOfMessage.of(comm, message);
    comm.reduceScatterInit(
        message.send(), message.receive(), blocks, message.datatype(), message.op(), request);
  }

  @Collective(Operation.REDUCE_SCATTER)
  @Catalog(value = "MPI_Reduce_scatter_init:pure", suites = "overlap")
  public void pure(Communicator comm, Message message) {
    startAndWait(comm, message);
  }

  @Benchmark(
      operation = "COMPUTE",
      send = "p * msize",
      receive = "p * msize",
      datatype = double.class)
  @Catalog(value = "MPI_Reduce_scatter_init:work", suites = "overlap")
  public void work() {
    compute();
  }

  @Collective(Operation.REDUCE_SCATTER)
  @Catalog(value = "MPI_Reduce_scatter_init:overlapped", suites = "overlap")
  @Counterparts(imb = "IMB-MPI4 Reduce_scatter_persistent")
  public void overlapped(Communicator comm, Message message) {
    overlap(comm, message);
  }
}
