package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.LeastProcesses;
import org.tutti.annotations.Param;
import org.tutti.annotations.Rate;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.operations.state.MessageWindow;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** Pairs drawn by a seed send windows of messages in one direction, all at the same time. */
@LeastProcesses(2)
public class RandomPairs implements Payload {
  @Param("1")
  public int seed;

  private int partner;

  @Setup
  public void pair(Control control) {
    partner = Pairing.RANDOM.partners(control.processes(), seed)[control.rank()];
  }

  @Benchmark(operation = "RANDOM_PAIRS")
  @Catalog(value = "random-pairs", suites = "point-to-point")
  @Counterparts(imb = "IMB-P2P Unirandom")
  @Description("a window of messages from the lower to the higher rank of random pairs")
  @Rate(messages = "window * (p / 2)")
  public void move(Communicator comm, Message message, Control control, MessageWindow window) {
    if (partner > control.rank()) {
      window.send(comm, message, partner);
    } else if (partner >= 0) {
      window.receive(comm, message, partner);
    }
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    if (partner >= 0 && partner < place.rank()) {
      arrivals.block(0, place.count(), partner, 0);
    }
  }
}
