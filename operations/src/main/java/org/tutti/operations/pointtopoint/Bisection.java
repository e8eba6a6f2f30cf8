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

/** Pairs across the machine exchange windows of messages, all at the same time. */
@LeastProcesses(2)
public class Bisection implements Payload {
  @Param public Pairing pairing;

  /** Draws the pairs of {@link Pairing#RANDOM}. */
  @Param("1")
  public int seed;

  private int partner;

  @Setup
  public void pair(Control control) {
    partner = pairing.partners(control.processes(), seed)[control.rank()];
  }

  @Benchmark(operation = "BISECTION")
  @Catalog(value = "bisection", suites = "point-to-point")
  @Counterparts(imb = "IMB-P2P Birandom", mpptest = "mpptest -bisect")
  @Description("a window of messages each way in all pairs of ranks at once")
  @Rate(messages = "2 * window * (p / 2)")
  public void exchange(Communicator comm, Message message, MessageWindow window) {
    if (partner >= 0) {
      window.startReceives(comm, message, partner);
      window.startSends(comm, message, partner);
      window.completeSends();
      window.completeReceives();
    }
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    if (partner >= 0) {
      arrivals.block(0, place.count(), partner, 0);
    }
  }
}
