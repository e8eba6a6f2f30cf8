package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Win_allocate_shared}: a window on memory that the processes of a host share; it is
 * freed outside the time.
 */
public class WinAllocateShared extends WindowCreation {
  private Communicator host;

  @Setup
  public void find(Communicator comm) {
    host = comm.splitShared(comm.rank());
  }

  /** The library may not have such communicators; there is none then. */
  @TearDown
  public void release() {
    if (host != null) {
      host.free();
      host = null;
    }
  }

  @Benchmark(operation = "WIN_ALLOCATE_SHARED", send = "0")
  @Catalog(value = "MPI_Win_allocate_shared", suites = "one-sided")
  public void create(Message message) {
    made = host.allocateSharedWindow(message.datatype(), message.count());
  }
}
