package org.tutti.operations.largecount;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.annotations.OperationsPerCall;
import org.tutti.annotations.Pattern;
import org.tutti.annotations.PointToPoint;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** Ping-pong of bytes, counted by 64 bits. */
public class PingPongLargeCount {
  private static final int TAG = 1;

  @PointToPoint(value = Pattern.FIRST_WITH_LAST, datatype = double.class)
  @Catalog(value = "ping-pong:large-count", suites = "large-counts")
  @Description("latency: half a round trip of MPI_Send_c and MPI_Recv_c, counted in bytes")
  @OperationsPerCall(2)
  @Role(Ranks.FIRST)
  public void ping(Communicator comm, Message message, Control control) {
    comm.sendC(message.send(), message.msize(), Datatype.BYTE, control.partner(), TAG);
    comm.recvC(message.receive(), message.msize(), Datatype.BYTE, control.partner(), TAG);
  }

  @Role(value = Ranks.LAST, of = "ping")
  public void pong(Communicator comm, Message message, Control control) {
    comm.recvC(message.receive(), message.msize(), Datatype.BYTE, control.partner(), TAG);
    comm.sendC(message.send(), message.msize(), Datatype.BYTE, control.partner(), TAG);
  }
}
