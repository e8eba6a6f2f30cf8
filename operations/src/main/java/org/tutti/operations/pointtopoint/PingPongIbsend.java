package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.annotations.OperationsPerCall;
import org.tutti.annotations.Pattern;
import org.tutti.annotations.PointToPoint;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.AttachedBuffer;
import org.tutti.operations.state.PendingRequest;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** Ping-pong of nonblocking buffered sends, waited for at once, with memory for two messages. */
public class PingPongIbsend {
  private static final int TAG = 1;

  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Catalog(value = "ping-pong:Ibsend", suites = "point-to-point")
  @Description("latency: half a round trip of MPI_Ibsend and MPI_Recv")
  @OperationsPerCall(2)
  @Role(Ranks.FIRST)
  public void ping(
      Communicator comm,
      Message message,
      Control control,
      PendingRequest pending,
      AttachedBuffer attached) {
    Request request = pending.request;
    comm.ibsend(
        message.send(), message.count(), message.datatype(), control.partner(), TAG, request);
    request.waitFor();
    comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
  }

  @Role(value = Ranks.LAST, of = "ping")
  public void pong(Communicator comm, Message message, Control control, PendingRequest pending) {
    Request request = pending.request;
    comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
    comm.ibsend(
        message.send(), message.count(), message.datatype(), control.partner(), TAG, request);
    request.waitFor();
  }
}
