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
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.mpi.Requests;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** Ping-pong of persistent requests, which are started for each message. */
public class PingPongPersistent {
  private static final int TAG = 1;

  /** The requests to send and to receive; null on ranks without a partner. */
  protected Requests requests;

  private Request send;
  private Request receive;

  @Setup
  public void initialize(Communicator comm, Message message, Control control) {
    // On all ranks: what a library lacks, it lacks on all of them.
    Requests made = comm.requests(2);
    if (control.partner() >= 0) {
      comm.sendInit(
          message.send(), message.count(), message.datatype(), control.partner(), TAG, made.at(0));
      comm.recvInit(
          message.receive(),
          message.count(),
          message.datatype(),
          control.partner(),
          TAG,
          made.at(1));
      requests = made;
      send = made.at(0);
      receive = made.at(1);
    }
  }

  /** The library may not have persistent requests; there are none then. */
  @TearDown
  public void free() {
    if (requests != null) {
      send.free();
      receive.free();
      requests = null;
    }
  }

  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Catalog(value = "ping-pong:persistent", suites = "point-to-point")
  @Counterparts(osu = "osu_latency_persistent", mpptest = "mpptest -persistant")
  @Description("latency: half a round trip of persistent sends and receives")
  @OperationsPerCall(2)
  @Role(Ranks.FIRST)
  public void ping() {
    requests.startAll();
    requests.waitAll();
  }

  @Role(value = Ranks.LAST, of = "ping")
  public void pong() {
    receive.start();
    receive.waitFor();
    send.start();
    send.waitFor();
  }
}
