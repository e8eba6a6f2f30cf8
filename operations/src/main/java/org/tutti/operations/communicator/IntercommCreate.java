package org.tutti.operations.communicator;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.mpi.Communicator;

/** {@code MPI_Intercomm_create}: joins the even and the odd ranks. */
public class IntercommCreate extends TwoSides {
  @Benchmark(operation = "INTERCOMM_CREATE", send = "0", receive = "0")
  @Catalog(value = "MPI_Intercomm_create", suites = "communicators")
  public void create(Communicator comm) {
    made = join(comm);
  }
}
