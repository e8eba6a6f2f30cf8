package org.tutti.operations.datatype;

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
import org.tutti.runtime.PayloadContext;

/** Bandwidth in one direction of messages in blocks, acknowledged together. */
public class BandwidthDerived extends DerivedMessages {
  private static final int ACKNOWLEDGMENT = 2;

  @Param("64")
  public int window;

  private Requests requests;
  private MessageBuffer nothing;

  @Override
  public void checkProcesses(int processes) {
    super.checkProcesses(processes);
    LeastValue.check("window", window, 1);
  }

  @Setup
  public void allocate(Communicator comm) {
    requests = comm.requests(window);
    nothing = comm.allocate(Datatype.BYTE, 1);
  }

  @Benchmark(operation = "BANDWIDTH_DERIVED", datatype = double.class)
  @Catalog(value = "bandwidth:derived", suites = "datatypes")
  @Counterparts(osu = "osu_bw -D cont vect indx")
  @Description("a window of nonblocking messages of a derived datatype (layout)")
  @Rate(messages = "window")
  @Role(Ranks.FIRST)
  public void send(Communicator comm, Message message, Control control) {
    int last = control.processes() - 1;
    for (int i = 0; i < window; i++) {
      comm.isend(message.send(), typeCount, type, last, TAG, requests.at(i));
    }
    requests.waitAll();
    comm.recv(nothing, 0, Datatype.BYTE, last, ACKNOWLEDGMENT);
  }

  @Role(value = Ranks.LAST, of = "send")
  public void receive(Communicator comm, Message message) {
    for (int i = 0; i < window; i++) {
      comm.irecv(message.receive(), typeCount, type, 0, TAG, requests.at(i));
    }
    requests.waitAll();
    comm.send(nothing, 0, Datatype.BYTE, 0, ACKNOWLEDGMENT);
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    if (place.rank() == place.processes() - 1) {
      blocksOf(0, place, arrivals);
    }
  }
}
