package org.tutti.operations.overlap;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.runtime.Message;

/** {@code MPI_Iscan} while the application computes. */
public class IscanOverlap extends OverlapBenchmark {
  @Override
  protected void start(Communicator comm, Message message, Request request) {
    comm.iscan(
        message.send(),
        message.receive(),
        message.count(),
        message.datatype(),
        message.op(),
        request);
  }

  @Collective(Operation.SCAN)
  @Catalog(value = "MPI_Iscan:pure", suites = "overlap")
  public void pure(Communicator comm, Message message) {
    startAndWait(comm, message);
  }

  @Benchmark(
      operation = "COMPUTE",
      send = "p * msize",
      receive = "p * msize",
      datatype = double.class)
  @Catalog(value = "MPI_Iscan:work", suites = "overlap")
  public void work() {
    compute();
  }

  @Collective(Operation.SCAN)
  @Catalog(value = "MPI_Iscan:overlapped", suites = "overlap")
  public void overlapped(Communicator comm, Message message) {
    overlap(comm, message);
  }
}
