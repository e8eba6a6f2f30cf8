package org.tutti.mpi.collective;

import org.tutti.mpi.Blocks;
import org.tutti.mpi.TypedBlocks;

/**
 * Where the blocks of an operation lie in a buffer, in bytes; read while an algorithm takes or
 * records its steps, and then used for the next operation.
 */
final class ByteBlocks {
  private Blocks blocks;
  private TypedBlocks typed;
  private int stride;
  private int width;

  /** Blocks of equal length, one after the other. */
  ByteBlocks packed(int length) {
    return uniform(length, length);
  }

  /** The same block again and again. */
  ByteBlocks repeated(int length) {
    return uniform(0, length);
  }

  private ByteBlocks uniform(int newStride, int length) {
    blocks = null;
    typed = null;
    stride = newStride;
    width = length;
    return this;
  }

  /** Blocks of elements of {@code bytes} bytes. */
  ByteBlocks of(Blocks elements, int bytes) {
    blocks = elements;
    typed = null;
    width = bytes;
    return this;
  }

  ByteBlocks of(TypedBlocks elements) {
    blocks = null;
    typed = elements;
    return this;
  }

  /** Where a block begins; an empty one may lie anywhere, and is taken as within the buffer. */
  int offset(int block) {
    if (blocks == null && typed == null) {
      return block * stride;
    }
    if (length(block) == 0) {
      return 0;
    }
    return blocks != null ? blocks.displacement(block) * width : typed.displacement(block);
  }

  int length(int block) {
    if (blocks != null) {
      return blocks.count(block) * width;
    }
    return typed != null ? typed.count(block) * typed.datatype(block).bytes() : width;
  }
}
