package org.tutti.lab.operations.mockup;

import org.tutti.lab.operations.algorithm.LocalCopy;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/**
 * The blocks of a buffer, which are ordered by rows, in the order of columns. They are copied only
 * if that is another order.
 */
final class TransposedBlocks {
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
  TransposedBlocks(Communicator comm, Message message, MessageBuffer data, int rows, int columns) {
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
