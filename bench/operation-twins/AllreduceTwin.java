package org.tutti.bench.operationtwins;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.operations.collective.Allreduce;
import org.tutti.runtime.Message;

/** {@code MPI_Allreduce}, by turns bare and by Tutti. */
public class AllreduceTwin {
  private final Allreduce operation = new Allreduce();

  @Collective(Operation.ALLREDUCE)
  public void allreduce(Communicator comm, Message message, BareTurn bare) {
    if (bare.isNow) {
      BareCollectives.allreduce(
          bare.send, bare.receive, bare.count, BareCalls.DOUBLE, BareCalls.SUM, bare.communicator);
    } else {
      operation.allreduce(comm, message);
    }
  }
}
