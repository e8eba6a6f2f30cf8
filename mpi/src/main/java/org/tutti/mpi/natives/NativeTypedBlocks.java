package org.tutti.mpi.natives;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.TypedBlocks;

/**
 * Typed blocks whose counts, displacements and datatypes lie in memory that the library reads. The
 * displacements are there twice: as ints for global operations, as addresses for neighborhoods.
 */
final class NativeTypedBlocks extends TypedBlocks {
  private final ByteBuffer integers;
  private final ByteBuffer offsets;
  private final ByteBuffer types;
  private final long countsAddress;
  private final long offsetsAddress;
  private final long typesAddress;

  NativeTypedBlocks(int[] counts, int[] displacements, Datatype[] datatypes) {
    super(counts, displacements, datatypes);
    integers = ByteBuffer.allocateDirect(2 * counts.length * Integer.BYTES);
    integers.order(ByteOrder.nativeOrder()).asIntBuffer().put(counts).put(displacements);
    offsets = ByteBuffer.allocateDirect(counts.length * Long.BYTES);
    offsets
        .order(ByteOrder.nativeOrder())
        .asLongBuffer()
        .put(Arrays.stream(displacements).asLongStream().toArray());
    types = OutParameters.handles(counts.length);
    for (int block = 0; block < counts.length; block++) {
      OutParameters.putHandle(types, block, PredefinedHandles.of(datatypes[block]));
    }
    countsAddress = LibraryBinding.addressOf(integers);
    offsetsAddress = LibraryBinding.addressOf(offsets);
    typesAddress = LibraryBinding.addressOf(types);
  }

  /**
   * @throws IllegalArgumentException if the blocks are another provider's, or not {@code size}
   */
  static NativeTypedBlocks of(TypedBlocks blocks, int size) {
    if (blocks instanceof NativeTypedBlocks here && here.size() == size) {
      return here;
    }
    throw blocks instanceof NativeTypedBlocks
        ? NativeBlocks.wrongNumber(blocks.size(), size)
        : new IllegalArgumentException(
            "the blocks were not made by a communicator of this provider: " + blocks);
  }

  long countsAddress() {
    return countsAddress;
  }

  /** The address of displacements as ints, as {@code MPI_Alltoallw} wants them. */
  long displacementsAddress() {
    return countsAddress + (long) size() * Integer.BYTES;
  }

  /** The address of displacements as addresses, as {@code MPI_Neighbor_alltoallw} wants them. */
  long offsetsAddress() {
    return offsetsAddress;
  }

  long typesAddress() {
    return typesAddress;
  }
}
