package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.WindowSizes;
import org.tutti.runtime.Message;

/** {@code MPI_Win_create}: a window on the message; it is freed outside the time. */
public class WinCreate extends WindowCreation {
  private WindowSizes sizes;

  @Setup
  public void prepare(Communicator comm, Message message) {
    sizes = comm.windowSizes(message.receive());
  }

  @Benchmark(operation = "WIN_CREATE", send = "0")
  @Catalog(value = "MPI_Win_create", suites = "one-sided")
  @Counterparts(imb = "IMB-EXT Window", skampi = "Win_create")
  public void create(Communicator comm, Message message) {
    made = comm.createWindow(message.receive(), sizes);
  }
}
