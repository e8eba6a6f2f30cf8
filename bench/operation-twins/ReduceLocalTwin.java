package org.tutti.bench.operationtwins;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.operations.collective.ReduceLocal;
import org.tutti.runtime.Message;

/** {@code MPI_Reduce_local}, by turns bare and by Tutti. */
public class ReduceLocalTwin {
  private final ReduceLocal operation = new ReduceLocal();

  @Collective(Operation.REDUCE_LOCAL)
  public void reduceLocal(Communicator comm, Message message, BareTurn bare) {
    if (bare.isNow) {
      BareCollectives.reduceLocal(
          bare.send, bare.receive, bare.count, BareCalls.DOUBLE, BareCalls.SUM);
    } else {
      operation.reduceLocal(comm, message);
    }
  }
}
