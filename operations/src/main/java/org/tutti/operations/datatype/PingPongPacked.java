package org.tutti.operations.datatype;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.annotations.OperationsPerCall;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/** The same as {@link PingPongDerived} with {@code MPI_Pack} and {@code MPI_Unpack}. */
public class PingPongPacked extends DerivedMessages {
  private MessageBuffer packed;

  @Setup
  public void allocate(Communicator comm) {
    packed = comm.allocate(Datatype.PACKED, comm.packSize(typeCount, type));
  }

  @Benchmark(operation = "PING_PONG_PACKED", datatype = double.class)
  @Catalog(value = "ping-pong:packed", suites = "datatypes")
  @Description("latency: half a round trip with MPI_Pack and MPI_Unpack (layout)")
  @OperationsPerCall(2)
  @Role(Ranks.FIRST)
  public void ping(Communicator comm, Message message, Control control) {
    int last = control.processes() - 1;
    send(comm, message, last);
    receive(comm, message, last);
  }

  @Role(value = Ranks.LAST, of = "ping")
  public void pong(Communicator comm, Message message) {
    receive(comm, message, 0);
    send(comm, message, 0);
  }

  private void send(Communicator comm, Message message, int partner) {
    int bytes = comm.pack(message.send(), typeCount, type, packed, 0);
    comm.send(packed, bytes, Datatype.PACKED, partner, TAG);
  }

  private void receive(Communicator comm, Message message, int partner) {
    comm.recv(packed, packed.count(), Datatype.PACKED, partner, TAG);
    comm.unpack(packed, 0, message.receive(), typeCount, type);
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    int last = place.processes() - 1;
    if (place.rank() == 0 || place.rank() == last) {
      blocksOf(last - place.rank(), place, arrivals);
    }
  }
}
