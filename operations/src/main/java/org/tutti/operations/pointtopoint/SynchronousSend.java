package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** One message of a synchronous send, which returns when the receiver has begun to receive. */
public class SynchronousSend implements Payload {
  private static final int TAG = 1;

  /** A send to nobody finds out on all ranks, and not only on the first, whether there is one. */
  @Setup
  public void find(Communicator comm, Message message) {
    comm.ssend(message.send(), 0, message.datatype(), Communicator.PROC_NULL, TAG);
  }

  @Benchmark(operation = "SYNCHRONOUS_SEND")
  @Catalog(value = "MPI_Ssend", suites = "point-to-point")
  @Counterparts(skampi = "Send")
  @Description("MPI_Ssend from the first rank to the last")
  @Role(Ranks.FIRST)
  public void send(Communicator comm, Message message, Control control) {
    comm.ssend(message.send(), message.count(), message.datatype(), control.processes() - 1, TAG);
  }

  @Role(value = Ranks.LAST, of = "send")
  public void receive(Communicator comm, Message message) {
    comm.recv(message.receive(), message.count(), message.datatype(), 0, TAG);
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    if (place.rank() == place.processes() - 1) {
      arrivals.block(0, place.count(), 0, 0);
    }
  }
}
