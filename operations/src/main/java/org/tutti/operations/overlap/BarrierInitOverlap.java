package org.tutti.operations.overlap;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.runtime.Message;

/** {@code MPI_Barrier_init}, started, while the application computes. */
public class BarrierInitOverlap extends PersistentOverlap {
  @Override
  protected void init(Communicator comm, Message message, int root, Request request) {
    comm.barrierInit(request);
  }

  @Collective(Operation.BARRIER)
  @Catalog(value = "MPI_Barrier_init:pure", suites = "overlap")
  @Param(msizes = 0)
  public void pure(Communicator comm, Message message) {
    startAndWait(comm, message);
  }

  @Benchmark(operation = "COMPUTE", send = "0", receive = "0")
  @Catalog(value = "MPI_Barrier_init:work", suites = "overlap")
  @Param(msizes = 0)
  public void work() {
    compute();
  }

  @Collective(Operation.BARRIER)
  @Catalog(value = "MPI_Barrier_init:overlapped", suites = "overlap")
  @Counterparts(imb = "IMB-MPI4 Barrier_persistent")
  @Param(msizes = 0)
  public void overlapped(Communicator comm, Message message) {
    overlap(comm, message);
  }
}
