package org.tutti.operations.overlap;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.runtime.Message;

/** {@code MPI_Igather} while the application computes. */
public class IgatherOverlap extends OverlapBenchmark {
  @Override
  protected void start(Communicator comm, Message message, Request request) {
    comm.igather(
        message.send(),
        message.receive(),
        message.count(),
        message.datatype(),
        message.root(),
        request);
  }

  @Collective(value = Operation.GATHER, datatype = byte.class)
  @Catalog(value = "MPI_Igather:pure", suites = "overlap")
  public void pure(Communicator comm, Message message) {
    startAndWait(comm, message);
  }

  @Benchmark(
      operation = "COMPUTE",
      send = "p * msize",
      receive = "p * msize",
      datatype = byte.class)
  @Catalog(value = "MPI_Igather:work", suites = "overlap")
  public void work() {
    compute();
  }

  @Collective(value = Operation.GATHER, datatype = byte.class)
  @Catalog(value = "MPI_Igather:overlapped", suites = "overlap")
  @Counterparts(osu = "osu_igather", imb = "IMB-NBC Igather")
  public void overlapped(Communicator comm, Message message) {
    overlap(comm, message);
  }
}
