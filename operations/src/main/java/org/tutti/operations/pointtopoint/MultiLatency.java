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

/** Ping-pong of several pairs at once: each rank of the lower half with one of the upper half. */
public class MultiLatency {
  private static final int TAG = 1;

  @PointToPoint(Pattern.HALVES)
  @Catalog(value = "ping-pong:pairs", suites = "point-to-point")
  @Counterparts(
      osu = "osu_multi_lat",
      imb = "IMB-MPI1 -multi 0 PingPong",
      skampi = "Par_Pingpong_Send_Recv")
  @Description("latency: half a round trip of all pairs at once")
  @OperationsPerCall(2)
  @Role(Ranks.LOWER_HALF)
  public void ping(Communicator comm, Message message, Control control) {
    comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
    comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
  }

  @Role(value = Ranks.UPPER_HALF, of = "ping")
  public void pong(Communicator comm, Message message, Control control) {
    comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
    comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
  }
}
