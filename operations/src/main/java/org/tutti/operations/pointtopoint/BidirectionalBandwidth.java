package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Pattern;
import org.tutti.annotations.PointToPoint;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Rate;
import org.tutti.annotations.Role;
import org.tutti.mpi.Communicator;
import org.tutti.operations.state.MessageWindow;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** Bandwidth in both directions at once, between the first rank and the last. */
public class BidirectionalBandwidth {
  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Catalog(value = "bandwidth:both-ways", suites = "point-to-point")
  @Counterparts(osu = "osu_bibw", imb = "IMB-MPI1 Biband")
  @Description("a window of nonblocking messages each way, at the same time")
  @Rate(messages = "2 * window")
  @Role(Ranks.FIRST)
  public void first(Communicator comm, Message message, Control control, MessageWindow window) {
    exchange(comm, message, control.partner(), window);
    window.awaitAcknowledgment(comm, control.partner());
  }

  @Role(value = Ranks.LAST, of = "first")
  public void last(Communicator comm, Message message, Control control, MessageWindow window) {
    exchange(comm, message, control.partner(), window);
    window.acknowledge(comm, control.partner());
  }

  private void exchange(Communicator comm, Message message, int partner, MessageWindow window) {
    window.startReceives(comm, message, partner);
    window.startSends(comm, message, partner);
    window.completeSends();
    window.completeReceives();
  }
}
