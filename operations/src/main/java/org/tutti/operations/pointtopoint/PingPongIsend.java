package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.OperationsPerCall;
import org.tutti.annotations.Pattern;
import org.tutti.annotations.PointToPoint;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.PendingRequest;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** Ping-pong of nonblocking sends, waited for at once. */
public class PingPongIsend {
  private static final int TAG = 1;

  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Catalog(value = "ping-pong:Isend", suites = "point-to-point")
  @Counterparts(skampi = "Pingpong_Isend_Recv", reprompi = "Isend_Recv")
  @Description("latency: half a round trip of MPI_Isend and MPI_Recv")
  @OperationsPerCall(2)
  @Role(Ranks.FIRST)
  public void ping(Communicator comm, Message message, Control control, PendingRequest pending) {
    Request request = pending.request;
    comm.isend(
        message.send(), message.count(), message.datatype(), control.partner(), TAG, request);
    request.waitFor();
    comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
  }

  @Role(value = Ranks.LAST, of = "ping")
  public void pong(Communicator comm, Message message, Control control, PendingRequest pending) {
    Request request = pending.request;
    comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
    comm.isend(
        message.send(), message.count(), message.datatype(), control.partner(), TAG, request);
    request.waitFor();
  }
}
