package org.tutti.operations.overlap;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.runtime.Message;

/** {@code MPI_Bcast_init}, started, while the application computes. */
public class BcastInitOverlap extends PersistentOverlap {
  @Override
  protected void init(Communicator comm, Message message, int root, Request request) {
    comm.bcastInit(message.send(), message.count(), message.datatype(), root, request);
  }

  @Collective(value = Operation.BCAST, datatype = byte.class)
  @Catalog(value = "MPI_Bcast_init:pure", suites = "overlap")
  public void pure(Communicator comm, Message message) {
    startAndWait(comm, message);
  }

  @Benchmark(
      operation = "COMPUTE",
      send = "p * msize",
      receive = "p * msize",
      datatype = byte.class)
  @Catalog(value = "MPI_Bcast_init:work", suites = "overlap")
  public void work() {
    compute();
  }

  @Collective(value = Operation.BCAST, datatype = byte.class)
  @Catalog(value = "MPI_Bcast_init:overlapped", suites = "overlap")
  @Counterparts(imb = "IMB-MPI4 Bcast_persistent")
  public void overlapped(Communicator comm, Message message) {
    overlap(comm, message);
  }
}
