package org.tutti.mpi.natives;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.tutti.mpi.PartitionList;

/** Partitions as an array of C's. */
final class NativePartitionList implements PartitionList {
  private final ByteBuffer memory;
  private final long address;

  NativePartitionList(int... partitions) {
    memory =
        ByteBuffer.allocateDirect(Math.multiplyExact(partitions.length, Integer.BYTES))
            .order(ByteOrder.nativeOrder());
    memory.asIntBuffer().put(partitions);
    address = LibraryBinding.addressOf(memory);
  }

  /**
   * Where the partitions of a list lie.
   *
   * @throws IllegalArgumentException if it is another provider's
   */
  static long address(PartitionList list) {
    if (list instanceof NativePartitionList here) {
      return here.address;
    }
    throw new IllegalArgumentException(
        "the list was not made by a communicator of this provider: " + list);
  }

  @Override
  public int size() {
    return memory.capacity() / Integer.BYTES;
  }

  @Override
  public int partition(int index) {
    return memory.getInt(index * Integer.BYTES);
  }
}
