package org.tutti.measure.dryrun;

import org.tutti.mpi.MessageBuffer;

/** The elements of a buffer of any datatype, as numbers. */
final class BufferElements {
  private BufferElements() {}

  static double get(MessageBuffer buffer, int index) {
    return switch (buffer.datatype()) {
      case BYTE -> buffer.getByte(index);
      case SHORT ->
          (short) ((buffer.getByte(2 * index) & 0xFF) | buffer.getByte(2 * index + 1) << 8);
      case INT -> buffer.getInt(index);
      case LONG -> buffer.getLong(index);
      case FLOAT -> Float.intBitsToFloat(buffer.getInt(index));
      case DOUBLE -> buffer.getDouble(index);
    };
  }

  static void put(MessageBuffer buffer, int index, double value) {
    switch (buffer.datatype()) {
      case BYTE -> buffer.putByte(index, (byte) value);
      case SHORT -> {
        buffer.putByte(2 * index, (byte) value);
        buffer.putByte(2 * index + 1, (byte) ((int) value >> 8));
      }
      case INT -> buffer.putInt(index, (int) value);
      case LONG -> buffer.putLong(index, (long) value);
      case FLOAT -> buffer.putInt(index, Float.floatToRawIntBits((float) value));
      case DOUBLE -> buffer.putDouble(index, value);
    }
  }

  /** A number converted to this buffer's datatype. */
  static double narrowed(MessageBuffer buffer, double value) {
    return switch (buffer.datatype()) {
      case BYTE -> (byte) (long) value;
      case SHORT -> (short) (long) value;
      case INT -> (int) (long) value;
      case LONG -> (long) value;
      case FLOAT -> (float) value;
      case DOUBLE -> value;
    };
  }
}
