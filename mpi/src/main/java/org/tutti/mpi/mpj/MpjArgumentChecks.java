package org.tutti.mpi.mpj;

import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;

/** Checks arguments before MPJ Express would fail at the end of an array. */
final class MpjArgumentChecks {
  private MpjArgumentChecks() {}

  /** Checks that a buffer holds {@code blocks} times {@code count} elements of this datatype. */
  static ArrayMessageBuffer checked(
      MessageBuffer buffer, int blocks, int count, Datatype datatype) {
    if (!(buffer instanceof ArrayMessageBuffer own)) {
      throw MpjErrors.argument(
          "MPJ Express", "the buffer was not allocated by this communicator's provider");
    }
    if (own.datatype() != datatype) {
      throw MpjErrors.argument(
          "MPJ Express",
          "the buffer is an array of " + own.datatype() + ", but the operation needs " + datatype);
    }
    if (count < 0 || (long) blocks * count > own.count()) {
      throw MpjErrors.argument(
          "MPJ Express",
          "the buffer has "
              + own.count()
              + " elements, but the operation needs "
              + (long) blocks * count);
    }
    return own;
  }
}
