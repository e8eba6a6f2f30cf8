package org.tutti.operations.communicator;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Control;

/** {@code MPI_Comm_split}: communicators of the even and of the odd ranks. */
public class CommSplit extends CommunicatorMaking {
  @Benchmark(operation = "COMM_SPLIT", send = "0", receive = "0")
  @Catalog(value = "MPI_Comm_split", suites = "communicators")
  @Counterparts(skampi = "Comm_split")
  public void create(Communicator comm, Control control) {
    made = comm.split(control.rank() % 2, control.rank());
  }
}
