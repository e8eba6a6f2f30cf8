package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Rate;
import org.tutti.annotations.Role;
import org.tutti.mpi.Communicator;
import org.tutti.operations.state.PersistentWindow;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** Bandwidth in one direction by persistent messages, which are started for each observation. */
public class PersistentBandwidth implements Payload {
  @Benchmark(operation = "BANDWIDTH")
  @Catalog(value = "bandwidth:persistent", suites = "point-to-point")
  @Counterparts(osu = "osu_bw_persistent")
  @Description("a window of persistent messages from the first rank to the last")
  @Rate(messages = "window")
  @Role(Ranks.FIRST)
  public void send(Communicator comm, PersistentWindow window) {
    window.startSends();
    window.completeSends();
    window.awaitAcknowledgment(comm);
  }

  @Role(value = Ranks.LAST, of = "send")
  public void receive(Communicator comm, PersistentWindow window) {
    window.startReceives();
    window.completeReceives();
    window.acknowledge(comm);
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    if (place.rank() == place.processes() - 1) {
      arrivals.block(0, place.count(), 0, 0);
    }
  }
}
