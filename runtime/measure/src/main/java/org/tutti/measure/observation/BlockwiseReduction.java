package org.tutti.measure.observation;

import java.util.function.IntToLongFunction;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.exchange.CollectiveExchange;

/**
 * Reduces series of numbers, of which each rank has one, to one series on the root. {@code
 * MPI_Reduce} combines them on the way, block by block, so that neither the root nor MPI needs
 * memory for the numbers of other ranks.
 */
final class BlockwiseReduction {
  private static final int LARGEST_BLOCK = 4096;

  private final Communicator communicator;
  private MessageBuffer mine;
  private MessageBuffer all;
  private int capacity;

  BlockwiseReduction(Communicator communicator) {
    this.communicator = communicator;
  }

  /** Collective: fills {@code results}, which are meaningless on ranks other than the root. */
  void reduce(ReduceOp op, int count, IntToLongFunction values, long[] results) {
    reserve(Math.min(LARGEST_BLOCK, count));
    for (int from = 0; from < count; from += LARGEST_BLOCK) {
      int length = Math.min(LARGEST_BLOCK, count - from);
      for (int index = 0; index < length; index++) {
        mine.putLong(index, values.applyAsLong(from + index));
      }
      communicator.reduce(mine, all, length, Datatype.LONG, op, CollectiveExchange.ROOT);
      for (int index = 0; index < length; index++) {
        results[from + index] = all.getLong(index);
      }
    }
  }

  /** Where thousands of ranks share a JVM, a full block for each would be most of its memory. */
  private void reserve(int length) {
    if (length > capacity) {
      mine = communicator.allocate(Datatype.LONG, length);
      all = communicator.allocate(Datatype.LONG, length);
      capacity = length;
    }
  }
}
