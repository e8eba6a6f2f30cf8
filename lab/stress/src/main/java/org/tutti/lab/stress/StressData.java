package org.tutti.lab.stress;

import java.util.function.IntUnaryOperator;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Payload;

/** What an operation of a stress test moves. */
interface StressData {
  /** What must arrive, if elements are reduced with {@code op} or not at all. */
  Payload payload(ReduceOp op);

  /** How many blocks the send buffer holds. */
  int sendBlocks(int processes);

  /** How many blocks the receive buffer holds. */
  int receiveBlocks(int processes);

  /** The number of each block that this rank sends, which gives its size if they differ. */
  default IntUnaryOperator sent(Communicator comm) {
    return block -> block;
  }

  /** The same of each block that it receives. */
  default IntUnaryOperator received(Communicator comm) {
    return block -> block;
  }

  /** Whether the operation is one between two ranks; others do nothing. */
  default boolean isBetweenPairs() {
    return false;
  }

  /** Whether the operation needs a communicator with a topology. */
  default boolean isAmongNeighbors() {
    return false;
  }
}
