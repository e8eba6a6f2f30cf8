package org.tutti.lab.operations;

import java.nio.ByteBuffer;
import org.tutti.annotations.Baseline;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.LeastProcesses;
import org.tutti.annotations.Level;
import org.tutti.annotations.Operation;
import org.tutti.annotations.OperationsPerCall;
import org.tutti.annotations.Param;
import org.tutti.annotations.Pattern;
import org.tutti.annotations.PointToPoint;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/**
 * What is paid at the first use of something, beside the same operation in its steady state: the
 * suite {@code first-use}, whose other operations are in the catalog of the core.
 */
public final class FirstUses {
  private static final int TAG = 1;

  private FirstUses() {}

  /** A communicator that nothing has been called on, for each call. */
  public static class FirstCalls {
    protected Communicator fresh;

    @Setup(Level.CALL)
    public void make(Communicator comm) {
      fresh = comm.duplicate();
    }

    @TearDown(Level.CALL)
    public void free() {
      fresh.free();
    }

    @Collective(Operation.ALLREDUCE)
    @Catalog(value = "MPI_Allreduce:first-call", suites = "first-use")
    @Description("the first call on a communicator, which is made outside the time")
    public void allreduce(Message message) {
      fresh.allreduce(
          message.send(), message.receive(), message.count(), message.datatype(), message.op());
    }

    @Collective(Operation.BARRIER)
    @Catalog(value = "MPI_Barrier:first-call", suites = "first-use")
    @Description("the first call on a communicator, which is made outside the time")
    @Param(msizes = 0)
    public void barrier() {
      fresh.barrier();
    }
  }

  /**
   * Memory to receive into that nothing has touched: its pages are given back to the system before
   * each call, so that the call has to get new ones. What was received is copied into the message
   * outside the time.
   */
  public abstract static class FreshMemory {
    /** No system has larger ones without being asked. */
    private static final int LARGEST_PAGE = 1 << 16;

    protected MessageBuffer fresh;
    private MessageBuffer memory;
    private boolean receives;
    private ByteBuffer received;

    /** Whether this rank receives anything: what others have must remain as it is. */
    boolean isReceiver(int rank, int processes) {
      return true;
    }

    /** With a page before and behind it, so that it lies within whole ones. */
    @Setup
    public void allocate(Communicator comm, Message message) {
      receives = isReceiver(comm.rank(), comm.size());
      long elements = message.receive().elements();
      int bytes = message.datatype().bytes();
      int page = (LARGEST_PAGE + bytes - 1) / bytes;
      memory = comm.allocate(message.datatype(), elements + 2L * page);
      comm.discardPages(memory);
      fresh = memory.slice(page, elements);
      received =
          fresh.view().orElseThrow(() -> comm.missing("Such a large buffer of this operation"));
    }

    @Setup(Level.CALL)
    public void discard(Communicator comm) {
      comm.discardPages(memory);
    }

    @TearDown(Level.CALL)
    public void keep(Message message) {
      if (receives) {
        message.receive().view().orElseThrow().put(0, received, 0, received.capacity());
      }
    }
  }

  /** {@code MPI_Allreduce} into memory that nothing has touched. */
  public static class AllreduceFirstTouch extends FreshMemory {
    @Collective(Operation.ALLREDUCE)
    @Catalog(value = "MPI_Allreduce:first-touch", suites = "first-use")
    @Description("into a buffer whose pages have not been touched")
    @Param(msizes = {65_536, 1_048_576})
    public void call(Communicator comm, Message message) {
      comm.allreduce(message.send(), fresh, message.count(), message.datatype(), message.op());
    }
  }

  /** A ping-pong into memory that nothing has touched, on both ranks. */
  public static class PingPongFirstTouch extends FreshMemory {
    @PointToPoint(Pattern.FIRST_WITH_LAST)
    @Catalog(value = "ping-pong:first-touch", suites = "first-use")
    @Description("latency: half a round trip into buffers whose pages have not been touched")
    @OperationsPerCall(2)
    @Param(msizes = {65_536, 1_048_576})
    @Role(Ranks.FIRST)
    public void ping(Communicator comm, Message message, Control control) {
      comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
      comm.recv(fresh, message.count(), message.datatype(), control.partner(), TAG);
    }

    @Override
    boolean isReceiver(int rank, int processes) {
      return rank == 0 || rank == processes - 1;
    }

    @Role(value = Ranks.LAST, of = "ping")
    public void pong(Communicator comm, Message message, Control control) {
      comm.recv(fresh, message.count(), message.datatype(), control.partner(), TAG);
      comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
    }
  }

  /**
   * {@code MPI_Init_thread}, which a launch has called before its first cell: the one observation
   * of a cell is what it took on the slowest rank.
   */
  public static class Init implements Payload {
    @Benchmark(operation = "INIT", send = "0", receive = "0")
    @Catalog(value = "MPI_Init", suites = "first-use")
    @Counterparts(osu = "osu_init")
    @Description("what MPI_Init_thread took when the launch began; one observation")
    public void initialized() {
      // The launch has measured it.
    }

    /** No data are moved. */
    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {}
  }

  /**
   * The first message between two ranks, for which a library may have to connect them, and those
   * that follow. A launch measures both before its first cell, with all pairs; the one observation
   * of a cell is the mean over the partners of a rank, of the slowest rank. A dry run calls what is
   * measured then.
   */
  @LeastProcesses(2)
  public static class MeetingPairs implements Payload {
    @Benchmark(operation = "MEETING_PAIRS", send = "8", receive = "8", datatype = byte.class)
    @Catalog(value = "pairs:first-message", suites = "first-use")
    @Description("the first exchange of 8 bytes of each pair of ranks; one observation")
    public void first(Communicator comm, Message message, Control control) {
      exchange(comm, message, control);
    }

    @Benchmark(operation = "MEETING_PAIRS", send = "8", receive = "8", datatype = byte.class)
    @Baseline
    @Catalog(value = "pairs:next-messages", suites = "first-use")
    @Description("the median of the exchanges after pairs:first-message; one observation")
    public void next(Communicator comm, Message message, Control control) {
      exchange(comm, message, control);
    }

    private static void exchange(Communicator comm, Message message, Control control) {
      int partner = partner(control.rank(), control.processes());
      if (partner >= 0) {
        comm.sendrecv(
            message.send(),
            message.count(),
            partner,
            TAG,
            message.receive(),
            message.count(),
            partner,
            TAG,
            message.datatype());
      }
    }

    /** The even rank before an odd one, and the other way; the last of an odd number has none. */
    private static int partner(int rank, int processes) {
      int other = rank % 2 == 0 ? rank + 1 : rank - 1;
      return other < processes ? other : -1;
    }

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      int partner = partner(place.rank(), place.processes());
      if (partner >= 0) {
        arrivals.block(0, place.count(), partner, 0);
      }
    }
  }
}
