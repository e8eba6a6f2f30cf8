package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/** {@code MPI_Win_allocate}: a window on memory of the library's; it is freed outside the time. */
public class WinAllocate extends WindowCreation {
  @Benchmark(operation = "WIN_ALLOCATE", send = "0")
  @Catalog(value = "MPI_Win_allocate", suites = "one-sided")
  public void create(Communicator comm, Message message) {
    made = comm.allocateWindow(message.datatype(), message.count());
  }
}
