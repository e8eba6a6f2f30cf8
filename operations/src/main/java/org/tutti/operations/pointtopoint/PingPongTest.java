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
import org.tutti.operations.state.PendingRequest;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** Ping-pong whose receives are tested until they are complete. */
public class PingPongTest {
  private static final int TAG = 1;

  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Catalog(value = "ping-pong:Test", suites = "point-to-point")
  @Description("latency: half a round trip of MPI_Send and MPI_Irecv, completed with MPI_Test")
  @OperationsPerCall(2)
  @Role(Ranks.FIRST)
  public void ping(Communicator comm, Message message, Control control, PendingRequest pending) {
    Request request = pending.request;
    comm.irecv(
        message.receive(), message.count(), message.datatype(), control.partner(), TAG, request);
    comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
    while (!request.test()) {
      Thread.onSpinWait();
    }
  }

  @Role(value = Ranks.LAST, of = "ping")
  public void pong(Communicator comm, Message message, Control control, PendingRequest pending) {
    Request request = pending.request;
    comm.irecv(
        message.receive(), message.count(), message.datatype(), control.partner(), TAG, request);
    while (!request.test()) {
      Thread.onSpinWait();
    }
    comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
  }
}
