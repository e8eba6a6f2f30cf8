package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Pattern;
import org.tutti.annotations.PointToPoint;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.PendingRequest;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** Both of two ranks send before they receive, so that messages meet each other. */
public class PingPing {
  private static final int TAG = 1;

  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Catalog(value = "ping-ping", suites = "point-to-point")
  @Counterparts(imb = "IMB-MPI1 PingPing, PingPingSpecificSource, IMB-P2P PingPing")
  @Description("MPI_Isend of both ranks, then MPI_Recv")
  @Role(Ranks.FIRST)
  public void first(Communicator comm, Message message, Control control, PendingRequest pending) {
    exchange(comm, message, control, control.partner(), pending);
  }

  @Role(value = Ranks.LAST, of = "first")
  public void last(Communicator comm, Message message, Control control, PendingRequest pending) {
    exchange(comm, message, control, control.partner(), pending);
  }

  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Catalog(value = "ping-ping:any-source", suites = "point-to-point")
  @Counterparts(imb = "IMB-MPI1 PingPingAnySource")
  @Description("MPI_Isend of both ranks, then MPI_Recv from MPI_ANY_SOURCE")
  @Role(Ranks.FIRST)
  public void firstFromAny(
      Communicator comm, Message message, Control control, PendingRequest pending) {
    exchange(comm, message, control, Communicator.ANY_SOURCE, pending);
  }

  @Role(value = Ranks.LAST, of = "firstFromAny")
  public void lastFromAny(
      Communicator comm, Message message, Control control, PendingRequest pending) {
    exchange(comm, message, control, Communicator.ANY_SOURCE, pending);
  }

  private static void exchange(
      Communicator comm, Message message, Control control, int source, PendingRequest pending) {
    Request request = pending.request;
    comm.isend(
        message.send(), message.count(), message.datatype(), control.partner(), TAG, request);
    comm.recv(message.receive(), message.count(), message.datatype(), source, TAG);
    request.waitFor();
  }
}
