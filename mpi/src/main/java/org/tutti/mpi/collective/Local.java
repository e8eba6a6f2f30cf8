package org.tutti.mpi.collective;

import java.nio.ByteBuffer;

/** Moving data within a rank. */
final class Local {
  private Local() {}

  /** Copies, unless the data are in place. */
  static void copy(ByteBuffer from, int fromOffset, ByteBuffer to, int toOffset, int length) {
    if (from != to || fromOffset != toOffset) {
      to.put(toOffset, from, fromOffset, length);
    }
  }

  /** A copy of what an operation in place takes, since its result overwrites that. */
  static ByteBuffer saved(Steps steps, ByteBuffer input, int length) {
    ByteBuffer copy = steps.first(length);
    steps.copy(input, 0, copy, 0, length);
    return copy;
  }
}
