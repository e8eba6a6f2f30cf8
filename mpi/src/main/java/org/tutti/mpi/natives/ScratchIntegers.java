package org.tutti.mpi.natives;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Memory for the int arrays that one function reads or writes. One for the process, since one
 * thread calls MPI; it grows, so that making topologies leaves nothing for a collector.
 */
final class ScratchIntegers {
  private static ByteBuffer memory = allocate(64);
  private static long address = LibraryBinding.addressOf(memory);
  private static int used;

  private ScratchIntegers() {}

  /** Forgets what is there and makes room for {@code integers}, whose addresses then stay. */
  static void reserve(int integers) {
    used = 0;
    if (memory.capacity() / Integer.BYTES < integers) {
      memory = allocate(Math.max(integers, 2 * memory.capacity() / Integer.BYTES));
      address = LibraryBinding.addressOf(memory);
    }
  }

  private static ByteBuffer allocate(int integers) {
    return ByteBuffer.allocateDirect(Math.multiplyExact(integers, Integer.BYTES))
        .order(ByteOrder.nativeOrder());
  }

  /** The address of room for {@code count} integers. */
  static long room(int count) {
    long start = address + (long) used * Integer.BYTES;
    used += count;
    return start;
  }

  /** The address of a copy. */
  static long copy(int... values) {
    for (int i = 0; i < values.length; i++) {
      memory.putInt((used + i) * Integer.BYTES, values[i]);
    }
    return room(values.length);
  }

  /** The address of ones for true and zeros for false. */
  static long copy(boolean... values) {
    for (int i = 0; i < values.length; i++) {
      memory.putInt((used + i) * Integer.BYTES, values[i] ? 1 : 0);
    }
    return room(values.length);
  }

  /** What a function has written at an address that {@link #room} gave. */
  static int[] read(long from, int count) {
    int[] values = new int[count];
    memory
        .slice((int) (from - address), count * Integer.BYTES)
        .order(ByteOrder.nativeOrder())
        .asIntBuffer()
        .get(values);
    return values;
  }
}
