package org.tutti.runtime.measure;

import org.tutti.annotations.CacheMethod;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;
import org.tutti.runtime.plan.Benchmark;
import org.tutti.runtime.plan.Cell;
import org.tutti.runtime.plan.Setting;
import org.tutti.runtime.plan.Settings;

/** Makes the buffers of a cell. */
final class CellMessages {
  /** A buffer cannot be larger, with room for its alignment. */
  private static final long LARGEST_BYTES = Integer.MAX_VALUE - 128L;

  private CellMessages() {}

  /** Buffers of this rank, filled with ones so that every page is there. */
  static Message of(Cell cell, Communicator communicator) {
    Benchmark benchmark = cell.benchmark();
    Datatype datatype = benchmark.datatype();
    int count = (int) (cell.msize() / datatype.bytes());
    int processes = communicator.size();
    return new Message(
        buffer(cell, communicator, benchmark.buffers().sendBytes(cell.msize(), processes)),
        buffer(cell, communicator, benchmark.buffers().receiveBytes(cell.msize(), processes)),
        count,
        datatype,
        Collectives.ROOT,
        cell.msize());
  }

  /** A buffer of its own, or the first place of one that messages advance through. */
  private static MessageBuffer buffer(Cell cell, Communicator communicator, long bytes) {
    Datatype datatype = cell.benchmark().datatype();
    Settings settings = cell.settings();
    boolean advance =
        settings.get(Setting.COLD_CACHE)
            && settings.get(Setting.COLD_CACHE_METHOD) == CacheMethod.ADVANCE;
    long room = advance ? Math.max(bytes, 2 * CacheErasers.cacheBytes(settings)) : bytes;
    MessageBuffer all = filled(communicator, datatype, Math.min(room, LARGEST_BYTES));
    return advance ? all.slice(0, count(datatype, bytes)) : all;
  }

  private static int count(Datatype datatype, long bytes) {
    return Math.max(1, (int) ((bytes + datatype.bytes() - 1) / datatype.bytes()));
  }

  private static MessageBuffer filled(Communicator communicator, Datatype datatype, long bytes) {
    MessageBuffer buffer = communicator.allocate(datatype, count(datatype, bytes));
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
