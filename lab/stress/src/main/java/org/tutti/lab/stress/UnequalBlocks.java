package org.tutti.lab.stress;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.TypedBlocks;
import org.tutti.runtime.Message;

/**
 * Blocks of different sizes: each has all, two thirds, or one third of a message's elements. They
 * lie where equal ones would, so there are gaps between them, which no operation may change.
 */
final class UnequalBlocks {
  private static final int SIZES = 3;

  private UnequalBlocks() {}

  /** The elements of a block of a message of {@code count}. */
  static int size(int block, int count) {
    return count - (int) ((long) count * (block % SIZES) / SIZES);
  }

  /** The elements of all blocks before this one. */
  static int sizeBefore(int block, int count) {
    int sum = 0;
    for (int earlier = 0; earlier < block; earlier++) {
      sum += size(earlier, count);
    }
    return sum;
  }

  /**
   * So many blocks.
   *
   * @param number the number of each block, which gives its size
   */
  static Blocks of(Communicator comm, Message message, int blocks, IntUnaryOperator number) {
    int[] displacements = new int[blocks];
    Arrays.setAll(displacements, block -> block * message.count());
    return comm.blocks(sizes(message, blocks, number), displacements);
  }

  /** The blocks 0 to p - 1 without gaps. */
  static Blocks packed(Communicator comm, Message message) {
    return comm.blocks(sizes(message, comm.size(), block -> block));
  }

  /** The same as {@link #of} with the message's datatype for each. */
  static TypedBlocks typed(
      Communicator comm, Message message, int blocks, IntUnaryOperator number) {
    int[] displacements = new int[blocks];
    Arrays.setAll(displacements, block -> block * message.count() * message.datatype().bytes());
    Datatype[] datatypes = new Datatype[blocks];
    Arrays.fill(datatypes, message.datatype());
    return comm.typedBlocks(sizes(message, blocks, number), displacements, datatypes);
  }

  private static int[] sizes(Message message, int blocks, IntUnaryOperator number) {
    int[] sizes = new int[blocks];
    Arrays.setAll(sizes, block -> size(number.applyAsInt(block), message.count()));
    return sizes;
  }
}
