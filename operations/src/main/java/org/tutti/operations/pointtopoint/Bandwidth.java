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

/** Bandwidth in one direction: a window of messages, which the receiver acknowledges together. */
public class Bandwidth implements Payload {
  @Benchmark(operation = "BANDWIDTH")
  @Catalog(value = "bandwidth", suites = "point-to-point")
  @Counterparts(osu = "osu_bw", imb = "IMB-MPI1 Uniband")
  @Description("a window of nonblocking messages from the first rank to the last")
  @Rate(messages = "window")
  @Role(Ranks.FIRST)
  public void send(Communicator comm, Message message, Control control, MessageWindow window) {
    window.send(comm, message, control.processes() - 1);
  }

  @Role(value = Ranks.LAST, of = "send")
  public void receive(Communicator comm, Message message, MessageWindow window) {
    window.receive(comm, message, 0);
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    if (place.rank() == place.processes() - 1) {
      arrivals.block(0, place.count(), 0, 0);
    }
  }
}
