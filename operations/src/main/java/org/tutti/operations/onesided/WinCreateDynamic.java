package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.mpi.Communicator;

/** {@code MPI_Win_create_dynamic}: a window without memory; it is freed outside the time. */
public class WinCreateDynamic extends WindowCreation {
  @Benchmark(operation = "WIN_CREATE_DYNAMIC", send = "0", receive = "0")
  @Catalog(value = "MPI_Win_create_dynamic", suites = "one-sided")
  public void create(Communicator comm) {
    made = comm.createDynamicWindow();
  }
}
