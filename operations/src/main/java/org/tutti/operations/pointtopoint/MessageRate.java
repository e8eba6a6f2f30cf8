package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Rate;
import org.tutti.annotations.Role;
import org.tutti.mpi.Communicator;
import org.tutti.operations.state.MessageWindow;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** Bandwidth and message rate of several pairs at once, in one direction. */
public class MessageRate implements Payload {
  @Benchmark(operation = "MESSAGE_RATE")
  @Catalog(value = "message-rate", suites = "point-to-point")
  @Counterparts(osu = "osu_mbw_mr", imb = "IMB-MPI1 -multi 0 Uniband")
  @Description("windows of messages from the lower half of the ranks to the upper one")
  @Rate(messages = "window * (p / 2)")
  @Role(Ranks.LOWER_HALF)
  public void send(Communicator comm, Message message, Control control, MessageWindow window) {
    window.send(comm, message, control.rank() + control.processes() / 2);
  }

  @Role(value = Ranks.UPPER_HALF, of = "send")
  public void receive(Communicator comm, Message message, Control control, MessageWindow window) {
    window.receive(comm, message, control.rank() - control.processes() / 2);
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    if (Ranks.UPPER_HALF.contains(place.rank(), place.processes())) {
      arrivals.block(0, place.count(), place.rank() - place.processes() / 2, 0);
    }
  }
}
