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
import org.tutti.operations.state.PersistentWindow;

/** Bandwidth in both directions at once by persistent messages. */
public class PersistentBidirectionalBandwidth {
  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Catalog(value = "bandwidth:both-ways-persistent", suites = "point-to-point")
  @Counterparts(osu = "osu_bibw_persistent")
  @Description("a window of persistent messages each way, at the same time")
  @Rate(messages = "2 * window")
  @Role(Ranks.FIRST)
  public void first(Communicator comm, PersistentWindow window) {
    exchange(window);
    window.awaitAcknowledgment(comm);
  }

  @Role(value = Ranks.LAST, of = "first")
  public void last(Communicator comm, PersistentWindow window) {
    exchange(window);
    window.acknowledge(comm);
  }

  private void exchange(PersistentWindow window) {
    window.startReceives();
    window.startSends();
    window.completeSends();
    window.completeReceives();
  }
}
