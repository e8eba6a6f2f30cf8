package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.annotations.OperationsPerCall;
import org.tutti.annotations.Pattern;
import org.tutti.annotations.PointToPoint;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MatchedMessage;
import org.tutti.mpi.Request;
import org.tutti.mpi.Status;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** Ping-pongs that match each message before it is received. */
public class PingPongMprobe {
  private static final int TAG = 1;

  private MatchedMessage matched;
  private Status status;
  private Request request;

  @Setup
  public void make(Communicator comm) {
    matched = comm.matchedMessage();
    status = comm.status();
    request = comm.request();
  }

  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Catalog(value = "ping-pong:mprobe", suites = "point-to-point")
  @Description("latency: half a round trip with MPI_Mprobe and MPI_Mrecv")
  @OperationsPerCall(2)
  @Role(Ranks.FIRST)
  public void ping(Communicator comm, Message message, Control control) {
    send(comm, message, control);
    receive(comm, message, control);
  }

  @Role(value = Ranks.LAST, of = "ping")
  public void pong(Communicator comm, Message message, Control control) {
    receive(comm, message, control);
    send(comm, message, control);
  }

  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Catalog(value = "ping-pong:improbe", suites = "point-to-point")
  @Description("latency: half a round trip with MPI_Improbe and MPI_Imrecv")
  @OperationsPerCall(2)
  @Role(Ranks.FIRST)
  public void asked(Communicator comm, Message message, Control control) {
    send(comm, message, control);
    ask(comm, message, control);
  }

  @Role(value = Ranks.LAST, of = "asked")
  public void answered(Communicator comm, Message message, Control control) {
    ask(comm, message, control);
    send(comm, message, control);
  }

  private static void send(Communicator comm, Message message, Control control) {
    comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
  }

  private void receive(Communicator comm, Message message, Control control) {
    comm.mprobe(control.partner(), TAG, matched, status);
    matched.mrecv(message.receive(), message.count(), message.datatype());
  }

  private void ask(Communicator comm, Message message, Control control) {
    while (!comm.improbe(control.partner(), TAG, matched, status)) {
      Thread.onSpinWait();
    }
    matched.imrecv(message.receive(), message.count(), message.datatype(), request);
    request.waitFor();
  }
}
