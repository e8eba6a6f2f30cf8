package org.tutti.mpi.mpj;

import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;

/** Checks what a user passes, before MPJ Express runs into the end of an array. */
final class MpjArgumentChecks {
  private MpjArgumentChecks() {}

  /** A buffer that must hold {@code blocks} times {@code count} elements of this datatype. */
  static ArrayMessageBuffer checked(
      MessageBuffer buffer, int blocks, int count, Datatype datatype) {
    if (!(buffer instanceof ArrayMessageBuffer own)) {
      throw MpjErrors.argument(
          "MPJ Express", "the buffer was not allocated by this communicator's provider");
    }
    if (own.datatype() != datatype) {
      throw MpjErrors.argument(
          "MPJ Express",
          "the buffer is an array of " + own.datatype() + ", the operation wants " + datatype);
    }
    if (count < 0 || (long) blocks * count > own.count()) {
      throw MpjErrors.argument(
          "MPJ Express",
          "the buffer has "
              + own.count()
              + " elements, the operation needs "
              + (long) blocks * count);
    }
    return own;
  }
}
