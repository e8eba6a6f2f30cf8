package org.tutti.bench.operationtwins;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.natives.NativeCalls;
import org.tutti.operations.collective.Allgatherv;
import org.tutti.operations.state.BlocksOfMessage;
import org.tutti.runtime.Message;

/** {@code MPI_Allgatherv}, by turns bare and by Tutti. */
public class AllgathervTwin {
  private final Allgatherv operation = new Allgatherv();
  private final BlocksOfMessage blocks = new BlocksOfMessage();
  private long counts;
  private long displacements;

  @Setup
  public void find(Communicator comm, Message message) {
    blocks.make(comm, message);
    counts = NativeCalls.countsAddress(blocks.all);
    displacements = NativeCalls.displacementsAddress(blocks.all);
  }

  @Collective(value = Operation.ALLGATHERV, datatype = byte.class)
  public void allgatherv(Communicator comm, Message message, BareTurn bare) {
    if (bare.isNow) {
      BareCollectives.allgatherv(
          bare.send,
          bare.count,
          bare.receive,
          counts,
          displacements,
          BareCalls.BYTE,
          bare.communicator);
    } else {
      operation.allgatherv(comm, message, blocks);
    }
  }
}
