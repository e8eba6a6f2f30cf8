package org.tutti.operations.communicator;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.mpi.Communicator;

/** {@code MPI_Comm_dup}: a communicator of the same processes. */
public class CommDup extends CommunicatorMaking {
  @Benchmark(operation = "COMM_DUP", send = "0", receive = "0")
  @Catalog(value = "MPI_Comm_dup", suites = "communicators")
  @Counterparts(skampi = "Comm_dup")
  public void create(Communicator comm) {
    made = comm.duplicate();
  }
}
