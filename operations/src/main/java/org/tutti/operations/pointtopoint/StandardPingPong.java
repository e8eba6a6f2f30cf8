package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Baseline;
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

/** Ping-pong: a message there and one back, between the first rank and the last. */
public class StandardPingPong {
  private static final int TAG = 1;

  @Baseline
  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Catalog(
      value = "ping-pong",
      suites = {"point-to-point", "first-use"})
  @Counterparts(
      osu = "osu_latency",
      imb = "IMB-MPI1 PingPong, PingPongSpecificSource, IMB-P2P PingPong",
      skampi = "Pingpong_Send_Recv",
      mpptest = "mpptest -sync -roundtrip -specified",
      reprompi = "Send_Recv")
  @Description("latency: half a round trip of MPI_Send and MPI_Recv")
  @OperationsPerCall(2)
  @Role(Ranks.FIRST)
  public void ping(Communicator comm, Message message, Control control) {
    comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
    comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
  }

  @Role(value = Ranks.LAST, of = "ping")
  public void pong(Communicator comm, Message message, Control control) {
    comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
    comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
  }
}
