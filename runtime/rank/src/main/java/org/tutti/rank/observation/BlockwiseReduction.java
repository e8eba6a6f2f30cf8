package org.tutti.rank.observation;

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
public final class BlockwiseReduction {
  private static final int LARGEST_BLOCK = 4096;

  private final Communicator communicator;
  private MessageBuffer mine;
  private MessageBuffer all;
  private int capacity;

  public BlockwiseReduction(Communicator communicator) {
    this.communicator = communicator;
  }

  /** Collective: in place; what is left is meaningless on ranks other than the root. */
  public void reduce(ReduceOp op, long[] values) {
    reserve(Math.min(LARGEST_BLOCK, values.length));
    for (int from = 0; from < values.length; from += LARGEST_BLOCK) {
      int length = Math.min(LARGEST_BLOCK, values.length - from);
      mine.writeLongs(values, from, length);
      communicator.reduce(mine, all, length, Datatype.LONG, op, CollectiveExchange.ROOT);
      all.readLongs(values, from, length);
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
