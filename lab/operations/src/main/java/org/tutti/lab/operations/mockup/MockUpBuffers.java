package org.tutti.lab.operations.mockup;

import org.tutti.lab.operations.algorithm.AlgorithmSteps.LocalCopy;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Message;

/** The buffers of mock-ups besides those of the message. */
public final class MockUpBuffers {
  private MockUpBuffers() {}

  /**
   * Blocks of which only that of the root has elements. Those of a root are made when it is first
   * asked for, which is in the warm-up, as a root that rotates returns after as many observations
   * as there are processes.
   */
  static final class BlocksByRoot {
    private final Communicator comm;
    private final int count;
    private final Blocks[] ofRoot;

    BlocksByRoot(Communicator comm, Message message) {
      this.comm = comm;
      this.count = message.count();
      this.ofRoot = new Blocks[comm.size()];
      of(message.root());
    }

    Blocks of(int root) {
      if (ofRoot[root] == null) {
        int[] counts = new int[ofRoot.length];
        counts[root] = count;
        ofRoot[root] = comm.blocks(counts);
      }
      return ofRoot[root];
    }
  }

  /**
   * A buffer with a block for each process, of which this process fills its own; the others are
   * zero, so that a sum collects the blocks of all.
   */
  static final class DisjointParts {
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

  /**
   * The elements of a buffer in as many equal parts as there are processes. If their number does
   * not divide that of the elements, they are copied to and from a longer buffer.
   */
  static final class PaddedBuffer {
    private final int part;
    private final int count;
    private final boolean isWhole;
    private final MessageBuffer buffer;
    private final LocalCopy in;
    private final LocalCopy out;

    PaddedBuffer(Communicator comm, Message message, MessageBuffer data) {
      count = message.count();
      part = (int) (((long) count + comm.size() - 1) / comm.size());
      isWhole = count % comm.size() == 0;
      buffer = isWhole ? data : comm.allocate(message.datatype(), (long) part * comm.size());
      in = new LocalCopy(data, buffer);
      out = new LocalCopy(buffer, data);
    }

    /** Elements of a part. */
    int part() {
      return part;
    }

    /** What the operations are to use. */
    MessageBuffer buffer() {
      return buffer;
    }

    /** Makes the elements available in {@link #buffer}. */
    void fill() {
      if (!isWhole) {
        in.copy(0, 0, count);
      }
    }

    /** Copies the elements back. */
    void drain() {
      if (!isWhole) {
        out.copy(0, 0, count);
      }
    }
  }

  /**
   * The blocks of a buffer, which are ordered by rows, in the order of columns. They are copied
   * only if that is another order.
   */
  static final class TransposedBlocks {
    private final Message message;
    private final int rows;
    private final int columns;
    private final boolean isSame;
    private final MessageBuffer buffer;
    private final LocalCopy in;
    private final LocalCopy out;

    /**
     * @param data with {@code rows x columns} blocks: block {@code (i, j)} is the one at {@code i x
     *     columns + j}
     */
    TransposedBlocks(
        Communicator comm, Message message, MessageBuffer data, int rows, int columns) {
      this.message = message;
      this.rows = rows;
      this.columns = columns;
      isSame = rows == 1 || columns == 1;
      buffer = isSame ? data : comm.allocate(message.datatype(), message.count(rows * columns));
      in = new LocalCopy(data, buffer);
      out = new LocalCopy(buffer, data);
    }

    /** Where block {@code (i, j)} is the one at {@code j x rows + i}. */
    MessageBuffer buffer() {
      return buffer;
    }

    /** Makes the blocks available in {@link #buffer}. */
    void fill() {
      for (int row = 0; !isSame && row < rows; row++) {
        for (int column = 0; column < columns; column++) {
          in.copy(byRows(row, column), byColumns(row, column), message.count());
        }
      }
    }

    /** Copies the blocks back. */
    void drain() {
      for (int row = 0; !isSame && row < rows; row++) {
        for (int column = 0; column < columns; column++) {
          out.copy(byColumns(row, column), byRows(row, column), message.count());
        }
      }
    }

    private long byRows(int row, int column) {
      return message.elements(row * columns + column);
    }

    private long byColumns(int row, int column) {
      return message.elements(column * rows + row);
    }
  }
}
