package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.LeastProcesses;
import org.tutti.annotations.Level;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.RmaWindow;
import org.tutti.mpi.WindowSizes;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** {@code MPI_Win_free}: a window on the message, which is made outside the time. */
@LeastProcesses(2)
public class WinFree implements Payload {
  private WindowSizes sizes;
  private RmaWindow made;

  @Setup
  public void prepare(Communicator comm, Message message) {
    sizes = comm.windowSizes(message.receive());
  }

  @Setup(Level.CALL)
  public void make(Communicator comm, Message message) {
    made = comm.createWindow(message.receive(), sizes);
  }

  @Benchmark(operation = "WIN_FREE", send = "0")
  @Catalog(value = "MPI_Win_free", suites = "one-sided")
  @Counterparts(skampi = "Win_free")
  public void free() {
    made.free();
  }

  /** No data are moved. */
  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {}
}
