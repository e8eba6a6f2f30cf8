package org.tutti.bench.operationtwins;

import org.tutti.annotations.Level;
import org.tutti.annotations.Pattern;
import org.tutti.annotations.PointToPoint;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.mpi.natives.NativeCalls;
import org.tutti.operations.pointtopoint.PingPongPersistent;
import org.tutti.runtime.Control;

/** A ping-pong of persistent requests, by turns bare and by Tutti. */
public class PersistentTwin extends PingPongPersistent {
  private final BareTurn bare = new BareTurn();
  private long send;
  private long receive;

  @Setup
  public void find() {
    send = NativeCalls.address(requests.at(0));
    receive = NativeCalls.address(requests.at(1));
  }

  @Setup(Level.OBSERVATION)
  public void take(Control control) {
    bare.take(control);
  }

  @Override
  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Role(Ranks.FIRST)
  public void ping() {
    if (bare.isNow) {
      BareMessages.startAll(2, send);
      BareMessages.waitAll(2, send);
    } else {
      super.ping();
    }
  }

  @Override
  @Role(value = Ranks.LAST, of = "ping")
  public void pong() {
    if (bare.isNow) {
      BareMessages.start(receive);
      BareMessages.waitFor(receive);
      BareMessages.start(send);
      BareMessages.waitFor(send);
    } else {
      super.pong();
    }
  }
}
