package org.tutti.operations.datatype;

import org.tutti.mpi.Datatype;
import org.tutti.mpi.ReductionFunction;

/** Sums in Java, of what MPI has a sum for: only the way there differs. */
final class UserSum {
  private UserSum() {}

  static ReductionFunction of(Datatype datatype) {
    return switch (datatype.element()) {
      case BYTE ->
          (in, inout, count) -> {
            for (int i = 0; i < count; i++) {
              inout.putByte(i, (byte) (in.getByte(i) + inout.getByte(i)));
            }
          };
      case SHORT ->
          (in, inout, count) -> {
            for (int i = 0; i < count; i++) {
              inout.putShort(i, (short) (in.getShort(i) + inout.getShort(i)));
            }
          };
      case INT ->
          (in, inout, count) -> {
            for (int i = 0; i < count; i++) {
              inout.putInt(i, in.getInt(i) + inout.getInt(i));
            }
          };
      case LONG ->
          (in, inout, count) -> {
            for (int i = 0; i < count; i++) {
              inout.putLong(i, in.getLong(i) + inout.getLong(i));
            }
          };
      case FLOAT ->
          (in, inout, count) -> {
            for (int i = 0; i < count; i++) {
              inout.putFloat(i, in.getFloat(i) + inout.getFloat(i));
            }
          };
      case DOUBLE ->
          (in, inout, count) -> {
            for (int i = 0; i < count; i++) {
              inout.putDouble(i, in.getDouble(i) + inout.getDouble(i));
            }
          };
    };
  }
}
