package org.tutti.mpi.natives;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Memory for the small results that MPI functions give through pointers. One for the process, since
 * one thread calls MPI; each result is read before the next call.
 */
final class OutParameters {
  private static final int POINTER_OFFSET = 8;
  private static final int TEXT_OFFSET = 64;
  static final int HANDLE_BYTES = (int) LibraryBinding.constant("HANDLE_BYTES");
  private static final ByteBuffer MEMORY =
      ByteBuffer.allocateDirect(TEXT_OFFSET + (int) LibraryBinding.constant("MPI_MAX_ERROR_STRING"))
          .order(ByteOrder.nativeOrder());
  private static final long ADDRESS = LibraryBinding.addressOf(MEMORY);

  private OutParameters() {}

  /** Where a function writes an int or a handle. */
  static long address() {
    return ADDRESS;
  }

  /** Where a function writes a pointer, besides an int or a handle. */
  static long pointerAddress() {
    return ADDRESS + POINTER_OFFSET;
  }

  static long pointer() {
    return MEMORY.getLong(POINTER_OFFSET);
  }

  /** Writes a pointer that a function reads and replaces. */
  static void putPointer(long pointer) {
    MEMORY.putLong(POINTER_OFFSET, pointer);
  }

  /** Where a function writes an error's text. */
  static long textAddress() {
    return ADDRESS + TEXT_OFFSET;
  }

  static int integer() {
    return MEMORY.getInt(0);
  }

  /** Puts an int for functions that change it. */
  static void putInteger(int value) {
    MEMORY.putInt(0, value);
  }

  /** The address or count in place of the first int. */
  static long number() {
    return MEMORY.getLong(0);
  }

  /** The int behind the first. */
  static int secondInteger() {
    return MEMORY.getInt(Integer.BYTES);
  }

  /** Memory for {@code count} handles beside each other. */
  static ByteBuffer handles(int count) {
    return ByteBuffer.allocateDirect(Math.multiplyExact(count, HANDLE_BYTES))
        .order(ByteOrder.nativeOrder());
  }

  /** The handle that was written, in the width of the library's handles. */
  static long handle() {
    return handle(MEMORY, 0);
  }

  /** The handle at {@code index} in memory for handles. */
  static long handle(ByteBuffer handles, int index) {
    return HANDLE_BYTES == Integer.BYTES
        ? handles.getInt(index * HANDLE_BYTES)
        : handles.getLong(index * HANDLE_BYTES);
  }

  static void putHandle(long handle) {
    putHandle(MEMORY, 0, handle);
  }

  /** Writes the handle at {@code index} into memory for handles. */
  static void putHandle(ByteBuffer handles, int index, long handle) {
    if (HANDLE_BYTES == Integer.BYTES) {
      handles.putInt(index * HANDLE_BYTES, (int) handle);
    } else {
      handles.putLong(index * HANDLE_BYTES, handle);
    }
  }

  static String text(int length) {
    return UTF_8.decode(MEMORY.slice(TEXT_OFFSET, length)).toString();
  }
}
