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

/** {@code MPI_Ibarrier} while the application computes. */
public class IbarrierOverlap extends OverlapBenchmark {
  @Override
  protected void start(Communicator comm, Message message, Request request) {
    comm.ibarrier(request);
  }

  @Collective(Operation.BARRIER)
  @Catalog(value = "MPI_Ibarrier:pure", suites = "overlap")
  @Param(msizes = 0)
  public void pure(Communicator comm, Message message) {
    startAndWait(comm, message);
  }

  @Benchmark(operation = "COMPUTE", send = "0", receive = "0")
  @Catalog(value = "MPI_Ibarrier:work", suites = "overlap")
  @Param(msizes = 0)
  public void work() {
    compute();
  }

  @Collective(Operation.BARRIER)
  @Catalog(value = "MPI_Ibarrier:overlapped", suites = "overlap")
  @Counterparts(osu = "osu_ibarrier", imb = "IMB-NBC Ibarrier")
  @Param(msizes = 0)
  public void overlapped(Communicator comm, Message message) {
    overlap(comm, message);
  }
}
