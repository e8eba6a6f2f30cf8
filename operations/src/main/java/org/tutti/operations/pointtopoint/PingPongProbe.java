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
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Status;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** Ping-pong that asks for each message before it is received. */
public class PingPongProbe {
  private static final int TAG = 1;

  private Status status;

  @Setup
  public void make(Communicator comm) {
    status = comm.status();
  }

  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Catalog(value = "ping-pong:probe", suites = "point-to-point")
  @Counterparts(skampi = "Pingpong_Send_Iprobe_Recv")
  @Description("latency: half a round trip with MPI_Iprobe before each receive")
  @OperationsPerCall(2)
  @Role(Ranks.FIRST)
  public void ping(Communicator comm, Message message, Control control) {
    comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
    await(comm, control.partner());
    comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
  }

  @Role(value = Ranks.LAST, of = "ping")
  public void pong(Communicator comm, Message message, Control control) {
    await(comm, control.partner());
    comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
    comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
  }

  private void await(Communicator comm, int source) {
    while (!comm.iprobe(source, TAG, status)) {
      Thread.onSpinWait();
    }
  }
}
