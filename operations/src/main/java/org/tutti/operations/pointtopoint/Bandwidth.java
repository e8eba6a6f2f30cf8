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
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** Bandwidth in one direction: a window of messages, which the receiver acknowledges together. */
public class Bandwidth implements Payload {
  private static final int DATA = 1;
  private static final int ACKNOWLEDGMENT = 2;

  @Param("64")
  public int window;

  private Requests requests;
  private MessageBuffer acknowledgment;
  private int partner;

  @Setup
  public void prepare(Communicator comm, Control control) {
    requests = comm.requests(window);
    acknowledgment = comm.allocate(Datatype.BYTE, 1);
    partner = control.processes() - 1 - control.rank();
  }

  @Benchmark(operation = "BANDWIDTH")
  @Catalog(value = "bandwidth", suites = "point-to-point")
  @Counterparts(osu = "osu_bw", imb = "IMB-MPI1 Uniband")
  @Description("a window of nonblocking messages from the first rank to the last")
  @Rate(messages = "window")
  @Role(Ranks.FIRST)
  public void send(Communicator comm, Message message) {
    for (int i = 0; i < window; i++) {
      comm.isend(
          message.send(), message.count(), message.datatype(), partner, DATA, requests.at(i));
    }
    requests.waitAll();
    comm.recv(acknowledgment, 1, Datatype.BYTE, partner, ACKNOWLEDGMENT);
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    if (place.rank() == place.processes() - 1 && place.rank() > 0) {
      arrivals.block(0, place.count(), 0, 0);
    }
  }

  @Role(value = Ranks.LAST, of = "send")
  public void receive(Communicator comm, Message message) {
    for (int i = 0; i < window; i++) {
      comm.irecv(
          message.receive(), message.count(), message.datatype(), partner, DATA, requests.at(i));
    }
    requests.waitAll();
    comm.send(acknowledgment, 1, Datatype.BYTE, partner, ACKNOWLEDGMENT);
  }
}
