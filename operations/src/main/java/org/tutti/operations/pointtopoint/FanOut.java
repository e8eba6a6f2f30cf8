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

/** The first rank sends a window of messages to each other one at the same time. */
public class FanOut extends WindowedFan {
  @Override
  MessageBuffer ofFirst(Message message) {
    return message.send();
  }

  @Benchmark(operation = "FAN_OUT", send = "p * msize")
  @Catalog(value = "fan-out", suites = "point-to-point")
  @Counterparts(osu = "osu_bw_fan_out", skampi = "waitpattern_down")
  @Description("windows of messages from the first rank to all others")
  @Rate(messages = "window * (p - 1)")
  @Role(Ranks.FIRST)
  public void send(Communicator comm, Message message, Control control) {
    int request = 0;
    for (int destination = 1; destination < control.processes(); destination++) {
      for (int i = 0; i < window; i++) {
        comm.isend(
            blocks[destination],
            message.count(),
            message.datatype(),
            destination,
            DATA,
            requests.at(request++));
      }
    }
    requests.waitAll();
    for (int destination = 1; destination < control.processes(); destination++) {
      comm.recv(nothing, 0, Datatype.BYTE, destination, ACKNOWLEDGMENT);
    }
  }

  @Role(value = Ranks.OTHERS, of = "send")
  public void receive(Communicator comm, Message message) {
    for (int i = 0; i < window; i++) {
      comm.irecv(message.receive(), message.count(), message.datatype(), 0, DATA, requests.at(i));
    }
    requests.waitAll();
    comm.send(nothing, 0, Datatype.BYTE, 0, ACKNOWLEDGMENT);
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    if (place.rank() > 0) {
      arrivals.block(0, place.count(), 0, place.elements(place.rank()));
    }
  }
}
