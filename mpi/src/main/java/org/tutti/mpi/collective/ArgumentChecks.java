package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Collectives;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.TypedBlocks;
import org.tutti.mpi.transport.Errors;

/** Checks what a user passes, before any message leaves. */
final class ArgumentChecks {
  private ArgumentChecks() {}

  /** The memory of a buffer that must hold {@code blocks} times {@code count} elements. */
  static ByteBuffer bytes(
      String function, MessageBuffer buffer, int blocks, int count, Datatype datatype) {
    if (count < 0) {
      throw Errors.count(function, count);
    }
    return bytes(function, buffer, (long) blocks * count * datatype.bytes());
  }

  /** The memory of a buffer that must hold all blocks, as many as are expected. */
  static ByteBuffer bytes(
      String function, MessageBuffer buffer, Blocks blocks, Datatype datatype, int expected) {
    number(function, blocks.size(), expected);
    return bytes(function, buffer, blocks.extent() * datatype.bytes());
  }

  /** The memory of a buffer that must hold all blocks, as many as are expected. */
  static ByteBuffer bytes(String function, MessageBuffer buffer, TypedBlocks blocks, int expected) {
    number(function, blocks.size(), expected);
    return bytes(function, buffer, blocks.extent());
  }

  /** The same, or that of the result where a reduction is in place. */
  static ByteBuffer bytesOrInPlace(
      String function, MessageBuffer send, ByteBuffer into, int count, Datatype datatype) {
    return send == Collectives.IN_PLACE ? into : bytes(function, send, 1, count, datatype);
  }

  private static ByteBuffer bytes(String function, MessageBuffer buffer, long needed) {
    if (buffer == Collectives.IN_PLACE) {
      throw Errors.buffer(function, "IN_PLACE cannot be given for this buffer here");
    }
    if (!(buffer instanceof ByteMessageBuffer own)) {
      throw Errors.buffer(function, "the buffer was not allocated by this communicator's provider");
    }
    if (needed > own.bytes().capacity()) {
      throw Errors.buffer(
          function,
          "the buffer has " + own.bytes().capacity() + " bytes, the operation needs " + needed);
    }
    return own.bytes();
  }

  /**
   * Refuses elements that an operator does not combine.
   *
   * @param library whose reduction it is, for messages
   * @throws OperationNotInLibrary if it does, and Java has no such numbers
   */
  static void operator(String function, ReduceOp op, Datatype datatype, String library) {
    if (!op.isDefinedFor(datatype)) {
      throw Errors.operator(function, op + " is not defined for " + datatype);
    }
    if (datatype.hasLongDoubles() && op.index() < ReduceOp.predefined().size()) {
      throw new OperationNotInLibrary("A reduction of " + datatype.mpiName(), library);
    }
  }

  private static void number(String function, int blocks, int expected) {
    if (blocks != expected) {
      throw Errors.argument(function, blocks + " blocks where there must be " + expected);
    }
  }

  /** A process's own block must be as long as what it puts there. */
  static void ownBlock(String function, int bytes, int blockBytes) {
    if (bytes != blockBytes) {
      throw Errors.argument(
          function,
          "the process passes " + bytes + " bytes of its own, its block has " + blockBytes);
    }
  }

  static void packed(String function, Blocks blocks) {
    long next = 0;
    for (int block = 0; block < blocks.size(); block++) {
      if (blocks.displacement(block) != next) {
        throw Errors.argument(function, "block " + block + " does not follow the one before it");
      }
      next += blocks.count(block);
    }
  }

  static void destination(String function, int rank, int size) {
    if (rank != PointToPointMessages.PROC_NULL) {
      rank(function, rank, size);
    }
  }

  static void source(String function, int rank, int size) {
    if (rank != PointToPointMessages.PROC_NULL && rank != PointToPointMessages.ANY_SOURCE) {
      rank(function, rank, size);
    }
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

  static void awaitedTag(String function, int tag) {
    if (tag != PointToPointMessages.ANY_TAG) {
      tag(function, tag);
    }
  }
}
