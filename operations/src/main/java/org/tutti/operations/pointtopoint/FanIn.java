package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Rate;
import org.tutti.annotations.Role;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/** All other ranks send a window of messages to the first one at the same time. */
public class FanIn extends WindowedFan {
  @Override
  MessageBuffer ofFirst(Message message) {
    return message.receive();
  }

  @Benchmark(operation = "FAN_IN", receive = "p * msize")
  @Catalog(value = "fan-in", suites = "point-to-point")
  @Counterparts(osu = "osu_bw_fan_in", skampi = "waitpattern_up")
  @Description("windows of messages from all other ranks to the first")
  @Rate(messages = "window * (p - 1)")
  @Role(Ranks.OTHERS)
  public void send(Communicator comm, Message message) {
    for (int i = 0; i < window; i++) {
      comm.isend(message.send(), message.count(), message.datatype(), 0, DATA, requests.at(i));
    }
    requests.waitAll();
    comm.recv(nothing, 0, Datatype.BYTE, 0, ACKNOWLEDGMENT);
  }

  @Role(value = Ranks.FIRST, of = "send")
  public void receive(Communicator comm, Message message, Control control) {
    int request = 0;
    for (int source = 1; source < control.processes(); source++) {
      for (int i = 0; i < window; i++) {
        comm.irecv(
            blocks[source],
            message.count(),
            message.datatype(),
            source,
            DATA,
            requests.at(request++));
      }
    }
    requests.waitAll();
    for (int source = 1; source < control.processes(); source++) {
      comm.send(nothing, 0, Datatype.BYTE, source, ACKNOWLEDGMENT);
    }
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    if (place.rank() == 0) {
      for (int source = 1; source < place.processes(); source++) {
        arrivals.block(place.elements(source), place.count(), source, 0);
      }
    }
  }
}
