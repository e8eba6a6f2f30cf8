package org.tutti.bench.operationtwins;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.operations.collective.Allgather;
import org.tutti.operations.state.InPlace;
import org.tutti.runtime.Message;

/** {@code MPI_Allgather} in place, by turns bare and by Tutti. */
public class AllgatherInPlaceTwin {
  private final Allgather operation = new Allgather();

  @Collective(value = Operation.ALLGATHER, datatype = byte.class, inPlace = true)
  public void allgather(Communicator comm, Message message, InPlace inPlace, BareTurn bare) {
    if (bare.isNow) {
      BareCollectives.allgather(
          BareCalls.IN_PLACE, bare.receive, bare.count, BareCalls.BYTE, bare.communicator);
    } else {
      operation.inPlace(comm, message, inPlace);
    }
  }
}
