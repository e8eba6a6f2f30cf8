package org.tutti.mpi.natives;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;

/** Memory outside the heap, where the garbage collector does not move it while MPI works on it. */
final class NativeBuffer extends MessageBuffer {
  private static final int CACHE_LINE = 64;

  private final ByteBuffer memory;
  private final long address;
  private final long bytes;

  private NativeBuffer(Datatype datatype, int count, ByteBuffer memory) {
    super(datatype, count);
    this.memory = memory;
    this.address = Binding.addressOf(memory);
    this.bytes = memory.capacity();
  }

  /** Zeroed memory that begins at a cache line. */
  static NativeBuffer allocate(Datatype datatype, int count) {
    int bytes = Math.multiplyExact(count, datatype.bytes());
    // An aligned slice is whole lines long, and may begin up to a line late.
    int lines = Math.floorDiv(bytes - 1, CACHE_LINE) + 2;
    ByteBuffer memory =
        ByteBuffer.allocateDirect(Math.multiplyExact(lines, CACHE_LINE))
            .alignedSlice(CACHE_LINE)
            .slice(0, bytes);
    return new NativeBuffer(datatype, count, memory.order(ByteOrder.nativeOrder()));
  }

  /**
   * The address of a buffer that MPI reads or writes for some elements.
   *
   * @throws IllegalArgumentException if the buffer is another provider's, or too short: MPI would
   *     write beyond its end
   */
  static long address(MessageBuffer buffer, long elements, Datatype datatype) {
    if (buffer instanceof NativeBuffer memory && elements * datatype.bytes() <= memory.bytes) {
      return memory.address;
    }
    throw unusable(buffer, elements, datatype);
  }

  private static RuntimeException unusable(MessageBuffer buffer, long elements, Datatype datatype) {
    if (buffer instanceof NativeBuffer memory) {
      return new IllegalArgumentException(
          elements + " elements of " + datatype + " do not fit into " + memory.bytes + " bytes");
    }
    return new IllegalArgumentException(
        "the buffer was not allocated by a communicator of this provider: " + buffer);
  }

  @Override
  public byte getByte(int index) {
    return memory.get(index);
  }

  @Override
  public void putByte(int index, byte value) {
    memory.put(index, value);
  }

  @Override
  public int getInt(int index) {
    return memory.getInt(index * Integer.BYTES);
  }

  @Override
  public void putInt(int index, int value) {
    memory.putInt(index * Integer.BYTES, value);
  }

  @Override
  public long getLong(int index) {
    return memory.getLong(index * Long.BYTES);
  }

  @Override
  public void putLong(int index, long value) {
    memory.putLong(index * Long.BYTES, value);
  }

  @Override
  public double getDouble(int index) {
    return memory.getDouble(index * Double.BYTES);
  }

  @Override
  public void putDouble(int index, double value) {
    memory.putDouble(index * Double.BYTES, value);
  }

  @Override
  public MessageBuffer slice(int offset, int count) {
    int width = datatype().bytes();
    ByteBuffer part =
        memory.slice(Math.multiplyExact(offset, width), Math.multiplyExact(count, width));
    return new NativeBuffer(datatype(), count, part.order(ByteOrder.nativeOrder()));
  }
}
