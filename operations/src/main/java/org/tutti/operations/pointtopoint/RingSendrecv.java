package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Pattern;
import org.tutti.annotations.PointToPoint;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.PendingRequest;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** Each rank sends to the next one of a ring and receives from the one before. */
public class RingSendrecv {
  private static final int TAG = 1;

  @PointToPoint(Pattern.RING)
  @Catalog(value = "MPI_Sendrecv", suites = "point-to-point")
  @Counterparts(imb = "IMB-MPI1 Sendrecv", skampi = "Pingpong_Sendrecv", reprompi = "Sendrecv")
  @Description("MPI_Sendrecv around a ring of all ranks")
  public void sendrecv(Communicator comm, Message message, Control control) {
    int next = (control.rank() + 1) % control.processes();
    int previous = (control.rank() + control.processes() - 1) % control.processes();
    comm.sendrecv(
        message.send(),
        message.count(),
        next,
        TAG,
        message.receive(),
        message.count(),
        previous,
        TAG,
        message.datatype());
  }

  @PointToPoint(Pattern.RING)
  @Catalog(value = "MPI_Isendrecv", suites = "point-to-point")
  @Description("MPI_Isendrecv around a ring of all ranks, waited for at once")
  public void isendrecv(
      Communicator comm, Message message, Control control, PendingRequest pending) {
    Request request = pending.request;
    int next = (control.rank() + 1) % control.processes();
    int previous = (control.rank() + control.processes() - 1) % control.processes();
    comm.isendrecv(
        message.send(),
        message.count(),
        message.datatype(),
        next,
        TAG,
        message.receive(),
        message.count(),
        message.datatype(),
        previous,
        TAG,
        request);
    request.waitFor();
  }
}
