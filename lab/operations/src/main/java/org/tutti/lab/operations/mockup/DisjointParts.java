package org.tutti.lab.operations.mockup;

import org.tutti.lab.operations.algorithm.LocalCopy;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Message;

/**
 * A buffer with a block for each process, of which this process fills its own; the others are zero,
 * so that a sum collects the blocks of all.
 */
final class DisjointParts {
  /** The longs of the smallest page. */
  private static final int PAGE = 4096 / Long.BYTES;

  private final MessageBuffer buffer;
  private final LocalCopy own;
  private final long start;
  private final int count;

  /**
   * @throws org.tutti.mpi.OperationNotInLibrary for elements that no sum leaves as they are
   */
  DisjointParts(Communicator comm, Message message) {
    Datatype datatype = message.datatype();
    if (!ReduceOp.SUM.isDefinedFor(datatype) || datatype.hasLongDoubles()) {
      throw comm.missing("A sum that keeps the bits of " + datatype.mpiName());
    }
    count = message.count();
    start = message.elements(comm.rank());
    buffer = comm.allocate(datatype, message.count(comm.size()));
    touch();
    own = new LocalCopy(message.send(), buffer);
  }

  /** Every page is mapped before anything is timed; the memory is zero already. */
  private void touch() {
    long longs = (long) buffer.count() * buffer.datatype().bytes() / Long.BYTES;
    for (long at = 0; at < longs; at += PAGE) {
      buffer.putLong((int) at, 0);
    }
  }

  /** Copies this process's block to its place. */
  void fill() {
    own.copy(0, start, count);
  }

  MessageBuffer buffer() {
    return buffer;
  }
}
