package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.OperationsPerCall;
import org.tutti.annotations.Pattern;
import org.tutti.annotations.PointToPoint;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** Ping-pong of synchronous sends. */
public class PingPongSynchronous {
  private static final int TAG = 1;

  /** A send to nobody finds out on all ranks, and not only on the first, whether there is one. */
  @Setup
  public void find(Communicator comm, Message message) {
    comm.ssend(message.send(), 0, message.datatype(), Communicator.PROC_NULL, TAG);
  }

  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Catalog(value = "ping-pong:Ssend", suites = "point-to-point")
  @Counterparts(skampi = "Pingpong_Ssend_Recv", mpptest = "mpptest -ssend")
  @Description("latency: half a round trip of MPI_Ssend and MPI_Recv")
  @OperationsPerCall(2)
  @Role(Ranks.FIRST)
  public void ping(Communicator comm, Message message, Control control) {
    comm.ssend(message.send(), message.count(), message.datatype(), control.partner(), TAG);
    comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
  }

  @Role(value = Ranks.LAST, of = "ping")
  public void pong(Communicator comm, Message message, Control control) {
    comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
    comm.ssend(message.send(), message.count(), message.datatype(), control.partner(), TAG);
  }
}
