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
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Requests;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** Ping-pong of nonblocking sends and receives. */
public class PingPongNonblocking {
  private static final int TAG = 1;

  private Requests requests;

  @Setup
  public void make(Communicator comm) {
    requests = comm.requests(2);
  }

  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Catalog(value = "ping-pong:Isend-Irecv", suites = "point-to-point")
  @Counterparts(mpptest = "mpptest -async", reprompi = "Isend_Irecv")
  @Description("latency: half a round trip of MPI_Isend and MPI_Irecv")
  @OperationsPerCall(2)
  @Role(Ranks.FIRST)
  public void ping(Communicator comm, Message message, Control control) {
    comm.irecv(
        message.receive(),
        message.count(),
        message.datatype(),
        control.partner(),
        TAG,
        requests.at(0));
    comm.isend(
        message.send(),
        message.count(),
        message.datatype(),
        control.partner(),
        TAG,
        requests.at(1));
    requests.waitAll();
  }

  @Role(value = Ranks.LAST, of = "ping")
  public void pong(Communicator comm, Message message, Control control) {
    comm.irecv(
        message.receive(),
        message.count(),
        message.datatype(),
        control.partner(),
        TAG,
        requests.at(0));
    requests.at(0).waitFor();
    comm.isend(
        message.send(),
        message.count(),
        message.datatype(),
        control.partner(),
        TAG,
        requests.at(1));
    requests.at(1).waitFor();
  }
}
