package org.tutti.runtime.measure;

import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;
import org.tutti.runtime.plan.Benchmark;
import org.tutti.runtime.plan.Cell;

/** Makes the buffers of a cell. */
final class CellMessages {
  private CellMessages() {}

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
