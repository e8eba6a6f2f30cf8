package org.tutti.mpi.natives;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Memory for what the functions of the tool interface give through pointers: small results in
 * places of 8 bytes, then a name, then a description. Each result is read before the next call.
 */
final class ControlVariableMemory {
  private static final int TEXT = 64;
  private static final int TEXT_BYTES = 1024;
  private static final int DESCRIPTION = TEXT + TEXT_BYTES;
  private static final int DESCRIPTION_BYTES = 16 * 1024;

  /** The places of the small results. */
  private static final int LENGTH = 0;

  private static final int DESCRIPTION_LENGTH = 8;
  private static final int COUNT = 16;
  private static final int DATATYPE = 24;
  private static final int ENUMERATION = 32;
  private static final int HANDLE = 40;
  private static final int UNUSED = 48;

  private static final int HANDLE_BYTES = (int) LibraryBinding.constant("HANDLE_BYTES");

  private final ByteBuffer memory =
      ByteBuffer.allocateDirect(DESCRIPTION + DESCRIPTION_BYTES).order(ByteOrder.nativeOrder());
  private final long address = LibraryBinding.addressOf(memory);

  /** Makes room for texts, whose lengths the functions take and return. */
  void clear() {
    memory.putInt(LENGTH, TEXT_BYTES);
    memory.putInt(DESCRIPTION_LENGTH, DESCRIPTION_BYTES);
    memory.putLong(DATATYPE, 0);
    memory.putLong(ENUMERATION, 0);
    memory.put(TEXT, (byte) 0);
    memory.put(DESCRIPTION, (byte) 0);
  }

  long text() {
    return address + TEXT;
  }

  long textLength() {
    return address + LENGTH;
  }

  long description() {
    return address + DESCRIPTION;
  }

  long descriptionLength() {
    return address + DESCRIPTION_LENGTH;
  }

  long count() {
    return address + COUNT;
  }

  long datatype() {
    return address + DATATYPE;
  }

  long enumeration() {
    return address + ENUMERATION;
  }

  long handle() {
    return address + HANDLE;
  }

  long unused() {
    return address + UNUSED;
  }

  String textValue() {
    return zeroTerminated(memory.slice(TEXT, TEXT_BYTES));
  }

  String descriptionValue() {
    return zeroTerminated(memory.slice(DESCRIPTION, DESCRIPTION_BYTES));
  }

  int countValue() {
    return memory.getInt(COUNT);
  }

  /** The value in the width of the library's handles. */
  long datatypeValue() {
    return HANDLE_BYTES == Integer.BYTES ? memory.getInt(DATATYPE) : memory.getLong(DATATYPE);
  }

  /** A pointer in every library. */
  long enumerationValue() {
    return memory.getLong(ENUMERATION);
  }

  /** A pointer in every library. */
  long handleValue() {
    return memory.getLong(HANDLE);
  }

  /** The bytes before the first zero byte. */
  static String zeroTerminated(ByteBuffer bytes) {
    int end = 0;
    while (end < bytes.limit() && bytes.get(end) != 0) {
      end++;
    }
    return UTF_8.decode(bytes.slice(0, end)).toString();
  }
}
