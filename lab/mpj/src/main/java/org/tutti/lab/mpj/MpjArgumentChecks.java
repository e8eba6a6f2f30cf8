package org.tutti.lab.mpj;

import org.tutti.mpi.Collectives;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiException;
import org.tutti.mpi.OperationNotInLibrary;

/** Checks arguments before MPJ Express would fail at the end of an array. */
final class MpjArgumentChecks {
  private MpjArgumentChecks() {}

  /** Checks that a buffer holds {@code blocks} times {@code count} elements of this datatype. */
  static ArrayMessageBuffer checked(
      MessageBuffer buffer, int blocks, long count, Datatype datatype) {
    if (!(buffer instanceof ArrayMessageBuffer own)) {
      throw notOwn(buffer);
    }
    if (own.datatype() != datatype) {
      throw MpjErrors.argument(
          "MPJ Express",
          "the buffer is an array of " + own.datatype() + ", but the operation needs " + datatype);
    }
    if (count < 0 || blocks * count > own.count()) {
      throw MpjErrors.argument(
          "MPJ Express",
          "the buffer has " + own.count() + " elements, but the operation needs " + blocks * count);
    }
    return own;
  }

  /**
   * The same as {@link #checked} for buffers of all ranks that MPJ Express 0.44 takes only if they
   * begin with their array: elsewhere the function's results are wrong.
   *
   * @throws OperationNotInLibrary if the buffer is a slice that begins later, or was moved
   */
  static ArrayMessageBuffer first(
      MpjFunction function, MessageBuffer buffer, int blocks, int count, Datatype datatype) {
    ArrayMessageBuffer own = checked(buffer, blocks, count, datatype);
    if (own.offset() > 0) {
      throw new OperationNotInLibrary(
          function.name() + " within a larger buffer", MpjSession.LIBRARY);
    }
    return own;
  }

  /**
   * The same as {@link #first} for a buffer of the root.
   *
   * @throws MpiException if the buffer begins later: the other ranks cannot know, and wait
   */
  static ArrayMessageBuffer firstOfRoot(
      MpjFunction function, MessageBuffer buffer, int blocks, int count, Datatype datatype) {
    ArrayMessageBuffer own = checked(buffer, blocks, count, datatype);
    if (own.offset() > 0) {
      throw MpjErrors.argument(
          function.name(), "MPJ Express needs a root's buffer that begins with its array");
    }
    return own;
  }

  private static RuntimeException notOwn(MessageBuffer buffer) {
    return buffer == Collectives.IN_PLACE
        ? new OperationNotInLibrary("MPI_IN_PLACE", MpjSession.LIBRARY)
        : MpjErrors.argument(
            "MPJ Express", "the buffer was not allocated by this communicator's provider");
  }
}
