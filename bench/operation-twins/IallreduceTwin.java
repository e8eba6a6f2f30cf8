package org.tutti.bench.operationtwins;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.natives.NativeCalls;
import org.tutti.operations.nonblocking.Iallreduce;
import org.tutti.operations.state.PendingRequest;
import org.tutti.runtime.Message;

/** {@code MPI_Iallreduce} and its wait, by turns bare and by Tutti. */
public class IallreduceTwin {
  private final Iallreduce operation = new Iallreduce();
  private final PendingRequest pending = new PendingRequest();
  private long request;

  @Setup
  public void find(Communicator comm) {
    pending.make(comm);
    request = NativeCalls.address(pending.request);
  }

  @Collective(Operation.ALLREDUCE)
  public void iallreduce(Communicator comm, Message message, BareTurn bare) {
    if (bare.isNow) {
      BareCollectives.iallreduce(
          bare.send,
          bare.receive,
          bare.count,
          BareCalls.DOUBLE,
          BareCalls.SUM,
          bare.communicator,
          request);
      BareMessages.waitFor(request);
    } else {
      operation.iallreduce(comm, message, pending);
    }
  }
}
