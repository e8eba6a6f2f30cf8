package org.tutti.operations.overlap;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.runtime.Message;

/** {@code MPI_Iscatter} while the application computes. */
public class IscatterOverlap extends OverlapBenchmark {
  @Override
  protected void start(Communicator comm, Message message, Request request) {
    comm.iscatter(
        message.send(),
        message.receive(),
        message.count(),
        message.datatype(),
        message.root(),
        request);
  }

  @Collective(value = Operation.SCATTER, datatype = byte.class)
  @Catalog(value = "MPI_Iscatter:pure", suites = "overlap")
  public void pure(Communicator comm, Message message) {
    startAndWait(comm, message);
  }

  @Benchmark(
      operation = "COMPUTE",
      send = "p * msize",
      receive = "p * msize",
      datatype = byte.class)
  @Catalog(value = "MPI_Iscatter:work", suites = "overlap")
  public void work() {
    compute();
  }

  @Collective(value = Operation.SCATTER, datatype = byte.class)
  @Catalog(value = "MPI_Iscatter:overlapped", suites = "overlap")
  @Counterparts(osu = "osu_iscatter", imb = "IMB-NBC Iscatter")
  public void overlapped(Communicator comm, Message message) {
    overlap(comm, message);
  }
}
