package org.tutti.operations.communicator;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Level;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** {@code MPI_Comm_dup}: a communicator of the same processes; it is freed outside the time. */
public class CommDup implements Payload {
  private Communicator made;

  @Benchmark(operation = "COMM_DUP", send = "0", receive = "0")
  @Catalog(value = "MPI_Comm_dup", suites = "communicators")
  @Counterparts(skampi = "Comm_dup")
  public void create(Communicator comm) {
    made = comm.duplicate();
  }

  @TearDown(Level.OBSERVATION)
  public void free() {
    made.free();
  }

  /** No data are moved. */
  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {}
}
