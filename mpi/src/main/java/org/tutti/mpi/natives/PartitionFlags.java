package org.tutti.mpi.natives;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.tutti.mpi.PartitionMisuse;

/**
 * Where the library says whether partitions have arrived: an int for each, in a cache line of its
 * own, since threads ask at the same time.
 */
final class PartitionFlags {
  private static final int CACHE_LINE = 64;

  private final int partitions;
  private final ByteBuffer memory;
  private final long address;

  /**
   * The flags of a message that is received.
   *
   * @throws PartitionMisuse if there is no partition
   */
  PartitionFlags(int partitions) {
    PartitionMisuse.requireSome(partitions);
    this.partitions = partitions;
    memory =
        ByteBuffer.allocateDirect(Math.multiplyExact(partitions, CACHE_LINE))
            .order(ByteOrder.nativeOrder());
    address = LibraryBinding.addressOf(memory);
  }

  /**
   * The address of a partition's flag.
   *
   * @throws PartitionMisuse if there is no such partition
   */
  long address(int partition) {
    if (partition < 0 || partition >= partitions) {
      throw PartitionMisuse.outside(partition, partitions);
    }
    return address + (long) partition * CACHE_LINE;
  }

  boolean isSet(int partition) {
    return memory.getInt(partition * CACHE_LINE) != 0;
  }
}
