package org.tutti.operations.overlap;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.runtime.Message;

/** {@code MPI_Iexscan} while the application computes. */
public class IexscanOverlap extends OverlapBenchmark {
  @Override
  protected void start(Communicator comm, Message message, Request request) {
    comm.iexscan(
        message.send(),
        message.receive(),
        message.count(),
        message.datatype(),
        message.op(),
        request);
  }

  @Collective(Operation.EXSCAN)
  @Catalog(value = "MPI_Iexscan:pure", suites = "overlap")
  public void pure(Communicator comm, Message message) {
    startAndWait(comm, message);
  }

  @Benchmark(
      operation = "COMPUTE",
      send = "p * msize",
      receive = "p * msize",
      datatype = double.class)
  @Catalog(value = "MPI_Iexscan:work", suites = "overlap")
  public void work() {
    compute();
  }

  @Collective(Operation.EXSCAN)
  @Catalog(value = "MPI_Iexscan:overlapped", suites = "overlap")
  public void overlapped(Communicator comm, Message message) {
    overlap(comm, message);
  }
}
