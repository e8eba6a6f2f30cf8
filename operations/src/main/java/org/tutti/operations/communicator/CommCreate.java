package org.tutti.operations.communicator;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.mpi.Communicator;

/** {@code MPI_Comm_create}: a communicator of a group, made by all processes. */
public class CommCreate extends GroupMaking {
  @Benchmark(operation = "COMM_CREATE", send = "0", receive = "0")
  @Catalog(value = "MPI_Comm_create", suites = "communicators")
  public void create(Communicator comm) {
    made = comm.create(group).orElseThrow();
  }
}
