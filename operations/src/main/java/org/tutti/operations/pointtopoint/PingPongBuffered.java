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
import org.tutti.operations.state.AttachedBuffer;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** Ping-pong of buffered sends, with memory for two messages. */
public class PingPongBuffered {
  private static final int TAG = 1;

  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Catalog(value = "ping-pong:Bsend", suites = "point-to-point")
  @Counterparts(skampi = "Pingpong_Bsend_Recv")
  @Description("latency: half a round trip of MPI_Bsend and MPI_Recv")
  @OperationsPerCall(2)
  @Role(Ranks.FIRST)
  public void ping(Communicator comm, Message message, Control control, AttachedBuffer attached) {
    comm.bsend(message.send(), message.count(), message.datatype(), control.partner(), TAG);
    comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
  }

  @Role(value = Ranks.LAST, of = "ping")
  public void pong(Communicator comm, Message message, Control control, AttachedBuffer attached) {
    comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
    comm.bsend(message.send(), message.count(), message.datatype(), control.partner(), TAG);
  }
}
