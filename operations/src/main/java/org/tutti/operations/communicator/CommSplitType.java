package org.tutti.operations.communicator;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Control;

/** {@code MPI_Comm_split_type}: communicators of the processes that share memory. */
public class CommSplitType extends CommunicatorMaking {
  @Benchmark(operation = "COMM_SPLIT_TYPE", send = "0", receive = "0")
  @Catalog(value = "MPI_Comm_split_type", suites = "communicators")
  public void create(Communicator comm, Control control) {
    made = comm.splitShared(control.rank());
  }
}
