package org.tutti.sync.process;

import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;

/**
 * A barrier over point-to-point messages, the same for every library (hunold2015, section 4): in
 * round k of ceil(log2 p) each rank sends to rank + 2^k and receives from rank - 2^k.
 */
public final class DisseminationRounds {
  private static final int TAG = 73;

  private final Communicator communicator;
  private final int size;
  private final int rank;
  private final MessageBuffer outgoing;
  private final MessageBuffer incoming;

  public DisseminationRounds(Communicator communicator) {
    this.communicator = communicator;
    this.size = communicator.size();
    this.rank = communicator.rank();
    this.outgoing = communicator.allocate(Datatype.BYTE, 1);
    this.incoming = communicator.allocate(Datatype.BYTE, 1);
  }

  /** Returns on no rank before it was called on all. Allocates nothing. */
  public void await() {
    for (int distance = 1; distance < size; distance *= 2) {
      int to = (rank + distance) % size;
      int from = (rank - distance + size) % size;
      communicator.sendrecv(outgoing, 1, to, TAG, incoming, 1, from, TAG, Datatype.BYTE);
    }
  }
}
