package org.tutti.operations.overlap;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.runtime.Message;

/** {@code MPI_Ibcast} while the application computes. */
public class IbcastOverlap extends OverlapBenchmark {
  @Override
  protected void start(Communicator comm, Message message, Request request) {
    comm.ibcast(message.send(), message.count(), message.datatype(), message.root(), request);
  }

  @Collective(value = Operation.BCAST, datatype = byte.class)
  @Catalog(value = "MPI_Ibcast:pure", suites = "overlap")
  public void pure(Communicator comm, Message message) {
    startAndWait(comm, message);
  }

  @Benchmark(
      operation = "COMPUTE",
      send = "p * msize",
      receive = "p * msize",
      datatype = byte.class)
  @Catalog(value = "MPI_Ibcast:work", suites = "overlap")
  public void work() {
    compute();
  }

  @Collective(value = Operation.BCAST, datatype = byte.class)
  @Catalog(value = "MPI_Ibcast:overlapped", suites = "overlap")
  @Counterparts(osu = "osu_ibcast", imb = "IMB-NBC Ibcast")
  public void overlapped(Communicator comm, Message message) {
    overlap(comm, message);
  }
}
