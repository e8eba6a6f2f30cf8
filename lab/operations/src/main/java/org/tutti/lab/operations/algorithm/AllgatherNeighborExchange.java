package org.tutti.lab.operations.algorithm;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/**
 * Allgather in p / 2 rounds: each process exchanges two blocks with one neighbor and the other in
 * turn (Chen, Zhang, Zhang and Yuan, 2005). With an odd number of processes it is a ring.
 */
public class AllgatherNeighborExchange {
  private static final int TAG = 1;

  private GatheredBlocks blocks;

  @Setup
  public void make(Communicator comm, Message message) {
    message.count(2);
    blocks = new GatheredBlocks(comm, message);
  }

  @Collective(value = Operation.ALLGATHER, datatype = byte.class)
  @Catalog(value = "MPI_Allgather:neighbor-exchange", suites = "algorithms")
  @Description("neighbor exchange; a ring if p is odd")
  public void neighborExchange(Communicator comm, Message message) {
    int size = comm.size();
    int rank = comm.rank();
    blocks.copyOwn(rank);
    if (size % 2 == 1) {
      RingAllgatherPhase.allgather(comm, blocks.parts(), rank, message.datatype(), TAG);
      return;
    }
    boolean isEven = rank % 2 == 0;
    int first = isEven ? rank + 1 : rank - 1;
    int second = isEven ? (rank - 1 + size) % size : (rank + 1) % size;
    exchange(comm, message, rank, first, 1, first);
    int direction = isEven ? 1 : -1;
    int out = isEven ? rank : first;
    for (int round = 1; round < size / 2; round++) {
      // With each neighbor in turn, the pair of blocks that has come to it from its other side.
      boolean isSecond = round % 2 == 1;
      int distance = (round + 1) / 2 * 2 * direction;
      int pair = isEven ? rank : first;
      int in = Math.floorMod(pair + (isSecond ? -distance : distance), size);
      exchange(comm, message, out, in, 2, isSecond ? second : first);
      out = in;
    }
  }

  private void exchange(
      Communicator comm, Message message, int out, int in, int number, int neighbor) {
    comm.sendrecv(
        blocks.from(out),
        number * message.count(),
        neighbor,
        TAG,
        blocks.from(in),
        number * message.count(),
        neighbor,
        TAG,
        message.datatype());
  }
}
