package org.tutti.operations.communicator;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Level;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/**
 * {@code MPI_Comm_split}: communicators of the even and of the odd ranks; it is freed outside the
 * time.
 */
public class CommSplit implements Payload {
  private Communicator made;

  @Benchmark(operation = "COMM_SPLIT", send = "0", receive = "0")
  @Catalog(value = "MPI_Comm_split", suites = "communicators")
  @Counterparts(skampi = "Comm_split")
  public void create(Communicator comm, Control control) {
    made = comm.split(control.rank() % 2, control.rank());
  }

  @TearDown(Level.OBSERVATION)
  public void free() {
    made.free();
  }

  /** No data are moved. */
  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {}
}
