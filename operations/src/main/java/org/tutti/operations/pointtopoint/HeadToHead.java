package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Pattern;
import org.tutti.annotations.PointToPoint;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** Two ranks exchange messages at the same time. */
public class HeadToHead {
  private static final int TAG = 1;

  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Catalog(value = "head-to-head", suites = "point-to-point")
  @Counterparts(mpptest = "mpptest -head")
  @Description("MPI_Sendrecv of both ranks at once")
  @Role(Ranks.FIRST)
  public void first(Communicator comm, Message message, Control control) {
    exchange(comm, message, control);
  }

  @Role(value = Ranks.LAST, of = "first")
  public void last(Communicator comm, Message message, Control control) {
    exchange(comm, message, control);
  }

  private void exchange(Communicator comm, Message message, Control control) {
    comm.sendrecv(
        message.send(),
        message.count(),
        control.partner(),
        TAG,
        message.receive(),
        message.count(),
        control.partner(),
        TAG,
        message.datatype());
  }
}
