package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.LeastProcesses;
import org.tutti.annotations.Level;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.PendingRequest;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** One message from the first rank to the last. */
public class SingleMessages implements Payload {
  private static final int TAG = 1;
  private static final int READY = 1;

  private static final int DATA = 2;

  /**
   * A ready send: the receiver posts its receive, says so with an empty message, and gets the data.
   * The time is that of both messages.
   */
  @Benchmark(operation = "READY_SEND")
  @Catalog(value = "MPI_Rsend", suites = "point-to-point")
  @Counterparts(mpptest = "mpptest -force")
  @Description("an empty message back, then MPI_Rsend to a posted receive")
  @Role(Ranks.FIRST)
  public void readySend(Communicator comm, Message message, Control control) {
    int receiver = control.processes() - 1;
    comm.recv(message.receive(), 0, message.datatype(), receiver, READY);
    comm.rsend(message.send(), message.count(), message.datatype(), receiver, DATA);
  }

  /**
   * A nonblocking ready send, waited for at once: the receiver posts its receive, says so with an
   * empty message, and gets the data. The time is that of both messages.
   */
  @Benchmark(operation = "READY_ISEND")
  @Catalog(value = "MPI_Irsend", suites = "point-to-point")
  @Description("an empty message back, then MPI_Irsend to a posted receive")
  @Role(Ranks.FIRST)
  public void readyIsend(
      Communicator comm, Message message, Control control, PendingRequest pending) {
    Request request = pending.request;
    int receiver = control.processes() - 1;
    comm.recv(message.receive(), 0, message.datatype(), receiver, READY);
    comm.irsend(message.send(), message.count(), message.datatype(), receiver, DATA, request);
    request.waitFor();
  }

  @Role(
      value = Ranks.LAST,
      of = {"readySend", "readyIsend"})
  public void postAndReceive(Communicator comm, Message message, PendingRequest pending) {
    Request request = pending.request;
    comm.irecv(message.receive(), message.count(), message.datatype(), 0, DATA, request);
    comm.send(message.send(), 0, message.datatype(), 0, READY);
    request.waitFor();
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    if (place.rank() == place.processes() - 1) {
      arrivals.block(0, place.count(), 0, 0);
    }
  }

  /** One message of a synchronous send, which returns when the receiver has begun to receive. */
  public static class SynchronousSend implements Payload {
    /** A send to nobody finds out on all ranks, and not only on the first, whether there is one. */
    @Setup
    public void find(Communicator comm, Message message) {
      comm.ssend(message.send(), 0, message.datatype(), Communicator.PROC_NULL, TAG);
    }

    @Benchmark(operation = "SYNCHRONOUS_SEND")
    @Catalog(value = "MPI_Ssend", suites = "point-to-point")
    @Counterparts(skampi = "Send")
    @Description("MPI_Ssend from the first rank to the last")
    @Role(Ranks.FIRST)
    public void send(Communicator comm, Message message, Control control) {
      comm.ssend(message.send(), message.count(), message.datatype(), control.processes() - 1, TAG);
    }

    @Role(value = Ranks.LAST, of = "send")
    public void receive(Communicator comm, Message message) {
      comm.recv(message.receive(), message.count(), message.datatype(), 0, TAG);
    }

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      if (place.rank() == place.processes() - 1) {
        arrivals.block(0, place.count(), 0, 0);
      }
    }
  }

  /** How long {@code MPI_Isend} takes to return; it is waited for outside the time. */
  @LeastProcesses(2)
  public static class IsendCall implements Payload {
    private Request request;
    private int last;

    @Setup
    public void make(Communicator comm) {
      request = comm.request();
      last = comm.size() - 1;
    }

    @Setup(Level.CALL)
    public void postReceive(Communicator comm, Message message) {
      if (comm.rank() == last) {
        comm.irecv(message.receive(), message.count(), message.datatype(), 0, TAG, request);
      }
    }

    @Benchmark(operation = "ISEND_CALL")
    @Catalog(value = "MPI_Isend", suites = "point-to-point")
    @Counterparts(skampi = "Isend_callduration")
    @Description("MPI_Isend from the first rank to the last, without MPI_Wait")
    @Role(Ranks.FIRST)
    public void send(Communicator comm, Message message) {
      comm.isend(message.send(), message.count(), message.datatype(), last, TAG, request);
    }

    @TearDown(Level.CALL)
    public void complete(Communicator comm) {
      if (comm.rank() == 0 || comm.rank() == last) {
        request.waitFor();
      }
    }

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      if (place.rank() == place.processes() - 1) {
        arrivals.block(0, place.count(), 0, 0);
      }
    }
  }
}
