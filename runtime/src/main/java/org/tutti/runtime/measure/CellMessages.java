package org.tutti.runtime.measure;

import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.diagnostic.UserError;
import org.tutti.runtime.Message;
import org.tutti.runtime.plan.Benchmark;
import org.tutti.runtime.plan.Buffers;
import org.tutti.runtime.plan.Cell;

/** Makes the buffers of a cell. */
final class CellMessages {
  private CellMessages() {}

  /**
   * Checks a cell before anything is allocated or sent.
   *
   * @throws UserError 55 if its size is no multiple of its datatype, 56 if a buffer would be larger
   *     than MPI can count
   */
  static void check(Cell cell, int processes) {
    Datatype datatype = cell.benchmark().datatype();
    if (cell.msize() % datatype.bytes() != 0) {
      throw new UserError(
          55,
          "A message of "
              + cell.msize()
              + " B ("
              + cell.benchmark().name()
              + ") is no whole number of elements of type "
              + datatype
              + ".",
          "Give multiples of " + datatype.bytes() + " to @Param(msizes = ...) or --msizes.");
    }
    Buffers buffers = cell.benchmark().buffers();
    long largest =
        Math.max(
            buffers.sendBytes(cell.msize(), processes),
            buffers.receiveBytes(cell.msize(), processes));
    if (largest > Integer.MAX_VALUE) {
      throw new UserError(
          56,
          cell + " needs a buffer of " + largest + " B on each rank.",
          "Choose smaller messages: a buffer holds at most 2 GiB.");
    }
  }

  /** Buffers of this rank, filled with ones so that every page is there. */
  static Message of(Cell cell, Communicator communicator) {
    Benchmark benchmark = cell.benchmark();
    Datatype datatype = benchmark.datatype();
    int count = (int) (cell.msize() / datatype.bytes());
    int processes = communicator.size();
    return new Message(
        filled(communicator, datatype, benchmark.buffers().sendBytes(cell.msize(), processes)),
        filled(communicator, datatype, benchmark.buffers().receiveBytes(cell.msize(), processes)),
        count,
        datatype,
        Collectives.ROOT,
        cell.msize());
  }

  private static MessageBuffer filled(Communicator communicator, Datatype datatype, long bytes) {
    int count = (int) ((bytes + datatype.bytes() - 1) / datatype.bytes());
    MessageBuffer buffer = communicator.allocate(datatype, Math.max(1, count));
    for (int index = 0; index < buffer.count(); index++) {
      putOne(buffer, index);
    }
    return buffer;
  }

  private static void putOne(MessageBuffer buffer, int index) {
    switch (buffer.datatype()) {
      case BYTE -> buffer.putByte(index, (byte) 1);
      case SHORT -> {
        buffer.putByte(2 * index, (byte) 1);
        buffer.putByte(2 * index + 1, (byte) 0);
      }
      case INT -> buffer.putInt(index, 1);
      case LONG -> buffer.putLong(index, 1);
      case FLOAT -> buffer.putInt(index, Float.floatToRawIntBits(1));
      case DOUBLE -> buffer.putDouble(index, 1);
    }
  }
}
