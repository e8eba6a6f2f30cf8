package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Param;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Rate;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.Requests;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** Windows of messages between the first rank and all others, at the same time. */
public abstract class WindowedFan implements Payload {
  static final int DATA = 1;
  static final int ACKNOWLEDGMENT = 2;

  /** Messages of each pair that are under way together. */
  @Param("64")
  public int window;

  Requests requests;
  MessageBuffer nothing;
  MessageBuffer[] blocks;

  /** The buffer of the first rank, which has a block for each other rank. */
  abstract MessageBuffer ofFirst(Message message);

  @Override
  public void checkProcesses(int processes) {
    LeastValue.check("window", window, 1);
  }

  @Setup
  public void make(Communicator comm, Message message, Control control) {
    int messages = control.rank() == 0 ? window * (control.processes() - 1) : window;
    requests = comm.requests(messages);
    nothing = comm.allocate(Datatype.BYTE, 1);
    blocks = new MessageBuffer[control.processes()];
    for (int rank = 0; rank < blocks.length; rank++) {
      blocks[rank] = ofFirst(message).slice(message.elements(rank), message.count());
    }
  }

  /** All other ranks send a window of messages to the first one at the same time. */
  public static class FanIn extends WindowedFan {
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

  /** The first rank sends a window of messages to each other one at the same time. */
  public static class FanOut extends WindowedFan {
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
}
