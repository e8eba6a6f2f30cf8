package org.tutti.mpi.natives;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.tutti.mpi.Blocks;

/** Blocks whose counts and displacements lie in memory that the library reads. */
final class NativeBlocks extends Blocks {
  private final ByteBuffer memory;
  private final long address;

  NativeBlocks(int[] counts, int[] displacements) {
    super(counts, displacements);
    memory =
        ByteBuffer.allocateDirect(2 * counts.length * Integer.BYTES).order(ByteOrder.nativeOrder());
    memory.asIntBuffer().put(counts).put(displacements);
    address = LibraryBinding.addressOf(memory);
  }

  /**
   * @throws IllegalArgumentException if the blocks are another provider's, or not {@code size}
   */
  static NativeBlocks of(Blocks blocks, int size) {
    if (blocks instanceof NativeBlocks here && here.size() == size) {
      return here;
    }
    throw blocks instanceof NativeBlocks
        ? wrongNumber(blocks.size(), size)
        : new IllegalArgumentException(
            "the blocks were not made by a communicator of this provider: " + blocks);
  }

  static IllegalArgumentException wrongNumber(int given, int expected) {
    return new IllegalArgumentException(
        given + " blocks were given, but there are " + expected + " processes or neighbors");
  }

  long countsAddress() {
    return address;
  }

  long displacementsAddress() {
    return address + (long) size() * Integer.BYTES;
  }
}
