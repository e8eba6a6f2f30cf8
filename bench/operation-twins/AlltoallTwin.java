package org.tutti.bench.operationtwins;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.operations.collective.Alltoall;
import org.tutti.runtime.Message;

/** {@code MPI_Alltoall}, by turns bare and by Tutti. */
public class AlltoallTwin {
  private final Alltoall operation = new Alltoall();

  @Collective(value = Operation.ALLTOALL, datatype = byte.class)
  public void alltoall(Communicator comm, Message message, BareTurn bare) {
    if (bare.isNow) {
      BareCollectives.alltoall(
          bare.send, bare.receive, bare.count, BareCalls.BYTE, bare.communicator);
    } else {
      operation.alltoall(comm, message);
    }
  }
}
