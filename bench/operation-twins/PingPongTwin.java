package org.tutti.bench.operationtwins;

import org.tutti.annotations.Pattern;
import org.tutti.annotations.PointToPoint;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.mpi.Communicator;
import org.tutti.operations.pointtopoint.StandardPingPong;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** A ping-pong, by turns bare and by Tutti. */
public class PingPongTwin {
  private static final int TAG = 1;

  private final StandardPingPong operation = new StandardPingPong();

  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Role(Ranks.FIRST)
  public void ping(Communicator comm, Message message, Control control, BareTurn bare) {
    if (bare.isNow) {
      long communicator = bare.communicator;
      BareMessages.send(bare.send, bare.count, BareCalls.BYTE, 1, TAG, communicator);
      BareMessages.recv(bare.receive, bare.count, BareCalls.BYTE, 1, TAG, communicator);
    } else {
      operation.ping(comm, message, control);
    }
  }

  @Role(value = Ranks.LAST, of = "ping")
  public void pong(Communicator comm, Message message, Control control, BareTurn bare) {
    if (bare.isNow) {
      long communicator = bare.communicator;
      BareMessages.recv(bare.receive, bare.count, BareCalls.BYTE, 0, TAG, communicator);
      BareMessages.send(bare.send, bare.count, BareCalls.BYTE, 0, TAG, communicator);
    } else {
      operation.pong(comm, message, control);
    }
  }
}
