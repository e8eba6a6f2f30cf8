package org.tutti.operations.collective;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.OperationsPerCall;
import org.tutti.annotations.Pattern;
import org.tutti.annotations.PointToPoint;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/**
 * The functions of MPI 4 whose counts have 64 bits, the suite {@code large-counts}. What only moves
 * data is counted in bytes here, whatever its datatype: more than 2147483647 of them from 2 GiB on.
 */
public class LargeCountCalls {
  private static final int TAG = 1;

  @Collective(Operation.ALLGATHER)
  @Catalog(value = "MPI_Allgather_c", suites = "large-counts")
  @Description("MPI_Allgather with counts of 64 bits, in bytes")
  public void allgatherC(Communicator comm, Message message) {
    comm.allgatherC(message.send(), message.receive(), message.msize(), Datatype.BYTE);
  }

  @Collective(Operation.ALLREDUCE)
  @Catalog(value = "MPI_Allreduce_c", suites = "large-counts")
  @Description("MPI_Allreduce with a count of 64 bits")
  public void allreduceC(Communicator comm, Message message) {
    comm.allreduceC(
        message.send(), message.receive(), message.count(), message.datatype(), message.op());
  }

  @Collective(Operation.ALLTOALL)
  @Catalog(value = "MPI_Alltoall_c", suites = "large-counts")
  @Description("MPI_Alltoall with counts of 64 bits, in bytes")
  public void alltoallC(Communicator comm, Message message) {
    comm.alltoallC(message.send(), message.receive(), message.msize(), Datatype.BYTE);
  }

  @Collective(Operation.BCAST)
  @Catalog(value = "MPI_Bcast_c", suites = "large-counts")
  @Description("MPI_Bcast with a count of 64 bits, in bytes")
  public void bcastC(Communicator comm, Message message) {
    comm.bcastC(message.send(), message.msize(), Datatype.BYTE, message.root());
  }

  @PointToPoint(value = Pattern.FIRST_WITH_LAST, datatype = double.class)
  @Catalog(value = "ping-pong:large-count", suites = "large-counts")
  @Description("latency: half a round trip of MPI_Send_c and MPI_Recv_c, counted in bytes")
  @OperationsPerCall(2)
  @Role(Ranks.FIRST)
  public void ping(Communicator comm, Message message, Control control) {
    comm.sendC(message.send(), message.msize(), Datatype.BYTE, control.partner(), TAG);
    comm.recvC(message.receive(), message.msize(), Datatype.BYTE, control.partner(), TAG);
  }

  @Role(value = Ranks.LAST, of = "ping")
  public void pong(Communicator comm, Message message, Control control) {
    comm.recvC(message.receive(), message.msize(), Datatype.BYTE, control.partner(), TAG);
    comm.sendC(message.send(), message.msize(), Datatype.BYTE, control.partner(), TAG);
  }
}
