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
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** Ping-pong whose receives take a message of any tag. */
public class PingPongAnyTag {
  private static final int TAG = 1;

  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Catalog(value = "ping-pong:any-tag", suites = "point-to-point")
  @Counterparts(skampi = "Pingpong_Send_Recv_AT")
  @Description("latency: half a round trip, received with MPI_ANY_TAG")
  @OperationsPerCall(2)
  @Role(Ranks.FIRST)
  public void ping(Communicator comm, Message message, Control control) {
    comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
    comm.recv(
        message.receive(),
        message.count(),
        message.datatype(),
        control.partner(),
        Communicator.ANY_TAG);
  }

  @Role(value = Ranks.LAST, of = "ping")
  public void pong(Communicator comm, Message message, Control control) {
    comm.recv(
        message.receive(),
        message.count(),
        message.datatype(),
        control.partner(),
        Communicator.ANY_TAG);
    comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
  }
}
