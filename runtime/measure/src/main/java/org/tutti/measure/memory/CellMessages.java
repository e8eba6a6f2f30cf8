package org.tutti.measure.memory;

import java.util.HashMap;
import java.util.Map;
import org.tutti.annotations.CacheMethod;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.SettingKey;
import org.tutti.measure.plan.Settings;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.runtime.Message;

/**
 * Allocates the buffers of cells. Consecutive cells with the same message size use the same memory,
 * filled again. Cells that are measured alternately thus need no more memory than one of them, and
 * do not differ in the addresses of their buffers.
 */
public final class CellMessages {
  /** The largest size of a buffer, with room for its alignment. */
  private static final long LARGEST_BYTES = Integer.MAX_VALUE - 128L;

  /** The key of an existing buffer: its purpose and its number of elements. */
  private record Kept(boolean sends, Datatype datatype, int count) {}

  private final Communicator communicator;
  private final Map<Kept, MessageBuffer> memory = new HashMap<>();
  private long msize = -1;

  /**
   * @param communicator that the messages are for
   */
  public CellMessages(Communicator communicator) {
    this.communicator = communicator;
  }

  /** Buffers of this rank, filled with ones so that every page is mapped. */
  public Message of(Cell cell) {
    if (cell.msize() != msize) {
      memory.clear();
      msize = cell.msize();
    }

    BenchmarkDescriptor benchmark = cell.benchmark();
    Datatype datatype = benchmark.operation().datatype();
    int count = (int) (cell.msize() / datatype.bytes());
    int processes = communicator.size();
    return new Message(
        buffer(cell, true, benchmark.operation().buffers().sendBytes(cell.msize(), processes)),
        buffer(cell, false, benchmark.operation().buffers().receiveBytes(cell.msize(), processes)),
        count,
        datatype,
        CollectiveExchange.ROOT,
        cell.msize());
  }

  /**
   * A buffer of the size of the message, or the first position in a larger one that messages move
   * through.
   */
  private MessageBuffer buffer(Cell cell, boolean sends, long bytes) {
    Datatype datatype = cell.benchmark().operation().datatype();
    Settings settings = cell.settings();
    boolean advance =
        settings.get(SettingKey.COLD_CACHE)
            && settings.get(SettingKey.COLD_CACHE_METHOD) == CacheMethod.ADVANCE;
    long room = advance ? Math.max(bytes, 2 * CacheEraser.cacheBytes(settings)) : bytes;
    MessageBuffer all = filled(sends, datatype, Math.min(room, LARGEST_BYTES));
    return advance ? all.slice(0, count(datatype, bytes)) : all;
  }

  private static int count(Datatype datatype, long bytes) {
    return Math.max(1, (int) ((bytes + datatype.bytes() - 1) / datatype.bytes()));
  }

  private MessageBuffer filled(boolean sends, Datatype datatype, long bytes) {
    int count = count(datatype, bytes);
    MessageBuffer buffer =
        memory.computeIfAbsent(
            new Kept(sends, datatype, count), kept -> communicator.allocate(datatype, count));
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
