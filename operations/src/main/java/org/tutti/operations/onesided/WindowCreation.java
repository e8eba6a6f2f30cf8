package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.LeastProcesses;
import org.tutti.annotations.Level;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.RmaWindow;
import org.tutti.mpi.WindowSizes;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** Makes a window, which is freed outside the time. */
@LeastProcesses(2)
public abstract class WindowCreation implements Payload {
  protected RmaWindow made;

  @TearDown(Level.CALL)
  public void free() {
    made.free();
  }

  /** No data are moved. */
  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {}

  /** Windows that need nothing before. */
  public static class NewWindow extends WindowCreation {
    /**
     * {@code MPI_Win_allocate}: a window on memory of the library's; it is freed outside the time.
     */
    @Benchmark(operation = "WIN_ALLOCATE", send = "0")
    @Catalog(value = "MPI_Win_allocate", suites = "one-sided")
    public void winAllocate(Communicator comm, Message message) {
      made = comm.allocateWindow(message.datatype(), message.count());
    }

    /** {@code MPI_Win_create_dynamic}: a window without memory; it is freed outside the time. */
    @Benchmark(operation = "WIN_CREATE_DYNAMIC", send = "0", receive = "0")
    @Catalog(value = "MPI_Win_create_dynamic", suites = "one-sided")
    public void winCreateDynamic(Communicator comm) {
      made = comm.createDynamicWindow();
    }
  }

  /** {@code MPI_Win_create}: a window on the message; it is freed outside the time. */
  public static class WinCreate extends WindowCreation {
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

  /**
   * {@code MPI_Win_allocate_shared}: a window on memory that the processes of a host share; it is
   * freed outside the time.
   */
  public static class WinAllocateShared extends WindowCreation {
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

  /** {@code MPI_Win_free}: a window on the message, which is made outside the time. */
  @LeastProcesses(2)
  public static class WinFree implements Payload {
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
}
