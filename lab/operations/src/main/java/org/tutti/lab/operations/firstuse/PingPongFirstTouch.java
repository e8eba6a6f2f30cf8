package org.tutti.lab.operations.firstuse;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.annotations.OperationsPerCall;
import org.tutti.annotations.Param;
import org.tutti.annotations.Pattern;
import org.tutti.annotations.PointToPoint;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** A ping-pong into memory that nothing has touched, on both ranks. */
public class PingPongFirstTouch extends FreshMemory {
  private static final int TAG = 1;

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
