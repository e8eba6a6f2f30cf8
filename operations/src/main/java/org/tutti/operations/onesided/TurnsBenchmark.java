package org.tutti.operations.onesided;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.LeastProcesses;
import org.tutti.annotations.Level;
import org.tutti.annotations.OperationsPerCall;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.RmaWindow;
import org.tutti.operations.onesided.WindowBenchmark.WindowAccess;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** The first rank and the last reach each other in turn; {@code MPI_Win_fence} ends each turn. */
@LeastProcesses(2)
public abstract class TurnsBenchmark implements Payload {
  protected RmaWindow rma;
  protected int last;

  private final WindowAccess access;

  TurnsBenchmark(WindowAccess access) {
    this.access = access;
  }

  @Setup
  public void open(Communicator comm, Message message) {
    last = comm.size() - 1;
    rma = comm.createWindow(access.shown(message));
  }

  /** The library may not have windows; there is none then. */
  @TearDown
  public void close() {
    if (rma != null) {
      rma.free();
      rma = null;
    }
  }

  @Setup(Level.OBSERVATION)
  public void begin() {
    rma.fence();
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    int end = place.processes() - 1;
    if (place.rank() == 0 || place.rank() == end) {
      arrivals.block(0, place.count(), end - place.rank(), 0);
    }
  }

  /** The first rank writes to the last, and the last writes back. */
  public static class PutPingPong extends TurnsBenchmark {
    public PutPingPong() {
      super(WindowAccess.WRITE);
    }

    @Benchmark(operation = "PUT_PING_PONG")
    @Catalog(value = "MPI_Put:ping-pong", suites = "one-sided")
    @Counterparts(skampi = "Pingpong_Put_Put")
    @Description("latency: half a round trip of MPI_Put and MPI_Win_fence there, and the same back")
    @OperationsPerCall(2)
    public void pingPong(Communicator comm, Message message) {
      if (comm.rank() == 0) {
        rma.put(message.send(), message.count(), message.datatype(), last, 0);
      }
      rma.fence();
      if (comm.rank() == last) {
        rma.put(message.send(), message.count(), message.datatype(), 0, 0);
      }
      rma.fence();
    }
  }

  /** The first rank reads from the last, and the last reads from the first. */
  public static class GetPingPong extends TurnsBenchmark {
    public GetPingPong() {
      super(WindowAccess.READ);
    }

    @Benchmark(operation = "GET_PING_PONG")
    @Catalog(value = "MPI_Get:ping-pong", suites = "one-sided")
    @Counterparts(skampi = "Get_Pingpong")
    @Description("latency: half a round trip of MPI_Get and MPI_Win_fence there, and the same back")
    @OperationsPerCall(2)
    public void pingPong(Communicator comm, Message message) {
      if (comm.rank() == 0) {
        rma.get(message.receive(), message.count(), message.datatype(), last, 0);
      }
      rma.fence();
      if (comm.rank() == last) {
        rma.get(message.receive(), message.count(), message.datatype(), 0, 0);
      }
      rma.fence();
    }
  }
}
