package org.tutti.mpi.natives;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The datatypes that control variables may have (MPI 4.0, 15.3.5), by MPI's names for them. */
enum ControlVariableType {
  CHAR(Byte.BYTES),
  C_BOOL(Byte.BYTES),
  INT(Integer.BYTES),
  UNSIGNED(Integer.BYTES),
  INT32_T(Integer.BYTES),
  UINT32_T(Integer.BYTES),
  UNSIGNED_LONG(Long.BYTES),
  UNSIGNED_LONG_LONG(Long.BYTES),
  COUNT(Long.BYTES),
  INT64_T(Long.BYTES),
  UINT64_T(Long.BYTES),
  DOUBLE(Double.BYTES);

  private final int bytes;

  ControlVariableType(int bytes) {
    this.bytes = bytes;
  }

  /** The type of a handle; empty for other datatypes, which no variable should have. */
  static Optional<ControlVariableType> of(long datatype) {
    for (ControlVariableType type : values()) {
      if (LibraryBinding.constant("MPI_" + type) == datatype) {
        return Optional.of(type);
      }
    }
    return Optional.empty();
  }

  /** The first elements in a memory: as a text, or as numbers separated by colons. */
  String value(ByteBuffer memory, int count) {
    if (this == CHAR) {
      return ControlVariableMemory.zeroTerminated(memory);
    }
    List<String> numbers = new ArrayList<>();
    for (int index = 0; index < count; index++) {
      numbers.add(number(memory, index * bytes));
    }
    return String.join(":", numbers);
  }

  private String number(ByteBuffer memory, int offset) {
    return switch (this) {
      case CHAR, C_BOOL -> Byte.toString(memory.get(offset));
      case INT, INT32_T -> Integer.toString(memory.getInt(offset));
      case UNSIGNED, UINT32_T -> Integer.toUnsignedString(memory.getInt(offset));
      case INT64_T, COUNT -> Long.toString(memory.getLong(offset));
      case UNSIGNED_LONG, UNSIGNED_LONG_LONG, UINT64_T ->
          Long.toUnsignedString(memory.getLong(offset));
      case DOUBLE -> Double.toString(memory.getDouble(offset));
    };
  }
}
