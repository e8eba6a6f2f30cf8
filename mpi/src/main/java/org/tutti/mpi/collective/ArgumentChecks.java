package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;

/** Checks what a user passes, before any message leaves. */
final class ArgumentChecks {
  private ArgumentChecks() {}

  /** The memory of a buffer that must hold {@code blocks} times {@code count} elements. */
  static ByteBuffer bytes(
      String function, MessageBuffer buffer, int blocks, int count, Datatype datatype) {
    if (!(buffer instanceof ByteMessageBuffer own)) {
      throw Errors.buffer(function, "the buffer was not allocated by this communicator's provider");
    }
    if (count < 0) {
      throw Errors.count(function, count);
    }
    long needed = (long) blocks * count * datatype.bytes();
    if (needed > own.bytes().capacity()) {
      throw Errors.buffer(
          function,
          "the buffer has " + own.bytes().capacity() + " bytes, the operation needs " + needed);
    }
    return own.bytes();
  }

  static void rank(String function, int rank, int size) {
    if (rank < 0 || rank >= size) {
      throw Errors.rank(function, rank, size);
    }
  }

  static void root(String function, int root, int size) {
    if (root < 0 || root >= size) {
      throw Errors.root(function, root, size);
    }
  }

  static void tag(String function, int tag) {
    if (tag < 0) {
      throw Errors.tag(function, tag);
    }
  }

  static void operator(String function, ReduceOp op, Datatype datatype) {
    if (!Reduction.defined(op, datatype)) {
      throw Errors.operator(function, op + " is not defined for " + datatype);
    }
  }
}
