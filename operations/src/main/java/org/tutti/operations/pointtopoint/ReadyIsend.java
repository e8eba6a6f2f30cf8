package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.PendingRequest;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/**
 * A nonblocking ready send, waited for at once: the receiver posts its receive, says so with an
 * empty message, and gets the data. The time is that of both messages.
 */
public class ReadyIsend implements Payload {
  private static final int READY = 1;
  private static final int DATA = 2;

  @Benchmark(operation = "READY_ISEND")
  @Catalog(value = "MPI_Irsend", suites = "point-to-point")
  @Description("an empty message back, then MPI_Irsend to a posted receive")
  @Role(Ranks.FIRST)
  public void send(Communicator comm, Message message, Control control, PendingRequest pending) {
    Request request = pending.request;
    int receiver = control.processes() - 1;
    comm.recv(message.receive(), 0, message.datatype(), receiver, READY);
    comm.irsend(message.send(), message.count(), message.datatype(), receiver, DATA, request);
    request.waitFor();
  }

  @Role(value = Ranks.LAST, of = "send")
  public void receive(Communicator comm, Message message, PendingRequest pending) {
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
}
