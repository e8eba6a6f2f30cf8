package org.tutti.operations.communicator;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.mpi.Communicator;

/** {@code MPI_Comm_create_group}: a communicator of a group, made by its processes. */
public class CommCreateGroup extends GroupMaking {
  private static final int TAG = 1;

  @Benchmark(operation = "COMM_CREATE_GROUP", send = "0", receive = "0")
  @Catalog(value = "MPI_Comm_create_group", suites = "communicators")
  public void create(Communicator comm) {
    made = comm.createGroup(group, TAG);
  }
}
