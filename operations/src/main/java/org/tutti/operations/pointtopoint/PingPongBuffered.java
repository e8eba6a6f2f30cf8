package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.OperationsPerCall;
import org.tutti.annotations.Pattern;
import org.tutti.annotations.PointToPoint;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** Ping-pong of buffered sends, with memory for two messages. */
public class PingPongBuffered {
  private static final int TAG = 1;

  private MessageBuffer memory;

  @Setup
  public void attach(Communicator comm, Message message) {
    long bytes = message.msize() + comm.bufferedOverhead();
    MessageBuffer room = comm.allocate(Datatype.BYTE, 2 * bytes);
    comm.bufferAttach(room);
    memory = room;
  }

  /** The library may not have buffered sends; nothing was attached then. */
  @TearDown
  public void detach(Communicator comm) {
    if (memory != null) {
      comm.bufferDetach();
      memory = null;
    }
  }

  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Catalog(value = "ping-pong:Bsend", suites = "point-to-point")
  @Counterparts(skampi = "Pingpong_Bsend_Recv")
  @Description("latency: half a round trip of MPI_Bsend and MPI_Recv")
  @OperationsPerCall(2)
  @Role(Ranks.FIRST)
  public void ping(Communicator comm, Message message, Control control) {
    comm.bsend(message.send(), message.count(), message.datatype(), control.partner(), TAG);
    comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
  }

  @Role(value = Ranks.LAST, of = "ping")
  public void pong(Communicator comm, Message message, Control control) {
    comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
    comm.bsend(message.send(), message.count(), message.datatype(), control.partner(), TAG);
  }
}
