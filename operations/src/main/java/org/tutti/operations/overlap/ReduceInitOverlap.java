package org.tutti.operations.overlap;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.runtime.Message;

/** {@code MPI_Reduce_init}, started, while the application computes. */
public class ReduceInitOverlap extends PersistentOverlap {
  @Override
  protected void init(Communicator comm, Message message, int root, Request request) {
    comm.reduceInit(
        message.send(),
        message.receive(),
        message.count(),
        message.datatype(),
        message.op(),
        root,
        request);
  }

  @Collective(Operation.REDUCE)
  @Catalog(value = "MPI_Reduce_init:pure", suites = "overlap")
  public void pure(Communicator comm, Message message) {
    startAndWait(comm, message);
  }

  @Benchmark(
      operation = "COMPUTE",
      send = "p * msize",
      receive = "p * msize",
      datatype = double.class)
  @Catalog(value = "MPI_Reduce_init:work", suites = "overlap")
  public void work() {
    compute();
  }

  @Collective(Operation.REDUCE)
  @Catalog(value = "MPI_Reduce_init:overlapped", suites = "overlap")
  @Counterparts(imb = "IMB-MPI4 Reduce_persistent")
  public void overlapped(Communicator comm, Message message) {
    overlap(comm, message);
  }
}
