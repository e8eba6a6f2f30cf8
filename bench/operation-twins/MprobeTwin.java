package org.tutti.bench.operationtwins;

import java.nio.ByteBuffer;
import org.tutti.annotations.Pattern;
import org.tutti.annotations.PointToPoint;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.natives.NativeCalls;
import org.tutti.operations.pointtopoint.PingPongMprobe;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** A ping-pong whose messages are matched before they are received, by turns bare and by Tutti. */
public class MprobeTwin {
  private static final int TAG = 1;
  private static final int LINE = 64;

  private final PingPongMprobe operation = new PingPongMprobe();
  private final ByteBuffer memory = ByteBuffer.allocateDirect(2 * LINE);
  private long matched;
  private long status;

  @Setup
  public void make(Communicator comm) {
    operation.make(comm);
    matched = NativeCalls.address(memory);
    status = matched + LINE;
  }

  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Role(Ranks.FIRST)
  public void ping(Communicator comm, Message message, Control control, BareTurn bare) {
    if (bare.isNow) {
      send(bare, 1);
      receive(bare, 1);
    } else {
      operation.ping(comm, message, control);
    }
  }

  @Role(value = Ranks.LAST, of = "ping")
  public void pong(Communicator comm, Message message, Control control, BareTurn bare) {
    if (bare.isNow) {
      receive(bare, 0);
      send(bare, 0);
    } else {
      operation.pong(comm, message, control);
    }
  }

  private static void send(BareTurn bare, int partner) {
    BareMessages.send(bare.send, bare.count, BareCalls.BYTE, partner, TAG, bare.communicator);
  }

  private void receive(BareTurn bare, int partner) {
    BareMessages.mprobe(partner, TAG, bare.communicator, matched, status);
    BareMessages.mrecv(bare.receive, bare.count, BareCalls.BYTE, matched);
  }
}
