package org.tutti.bench.operationtwins;

import org.tutti.annotations.Pattern;
import org.tutti.annotations.PointToPoint;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.mpi.Communicator;
import org.tutti.operations.pointtopoint.PingPongAnySource;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** A ping-pong with {@code MPI_ANY_SOURCE}, by turns bare and by Tutti. */
public class AnySourceTwin {
  private static final int TAG = 1;

  private final PingPongAnySource operation = new PingPongAnySource();

  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Role(Ranks.FIRST)
  public void ping(Communicator comm, Message message, Control control, BareTurn bare) {
    if (bare.isNow) {
      long communicator = bare.communicator;
      BareMessages.send(bare.send, bare.count, BareCalls.BYTE, 1, TAG, communicator);
      BareMessages.recv(
          bare.receive, bare.count, BareCalls.BYTE, BareCalls.ANY_SOURCE, TAG, communicator);
    } else {
      operation.ping(comm, message, control);
    }
  }

  @Role(value = Ranks.LAST, of = "ping")
  public void pong(Communicator comm, Message message, Control control, BareTurn bare) {
    if (bare.isNow) {
      long communicator = bare.communicator;
      BareMessages.recv(
          bare.receive, bare.count, BareCalls.BYTE, BareCalls.ANY_SOURCE, TAG, communicator);
      BareMessages.send(bare.send, bare.count, BareCalls.BYTE, 0, TAG, communicator);
    } else {
      operation.pong(comm, message, control);
    }
  }
}
