package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import java.util.function.DoubleBinaryOperator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.NumberOp;

/** The operators that floating-point elements have. */
enum FloatingOperator {
  MAX(Math::max),
  MIN(Math::min),
  SUM(Double::sum),
  PROD((a, b) -> a * b);

  private final DoubleBinaryOperator operator;

  FloatingOperator(DoubleBinaryOperator operator) {
    this.operator = operator;
  }

  /**
   * @param op an arithmetic one
   */
  static FloatingOperator of(NumberOp op) {
    return valueOf(op.name());
  }

  void apply(
      Datatype datatype, ByteBuffer in, int inOffset, ByteBuffer inout, int offset, int count) {
    if (datatype == Datatype.DOUBLE) {
      for (int i = 0; i < count; i++) {
        int at = i * Double.BYTES;
        double value =
            operator.applyAsDouble(in.getDouble(inOffset + at), inout.getDouble(offset + at));
        inout.putDouble(offset + at, value);
      }
    } else {
      for (int i = 0; i < count; i++) {
        int at = i * Float.BYTES;
        double value =
            operator.applyAsDouble(in.getFloat(inOffset + at), inout.getFloat(offset + at));
        inout.putFloat(offset + at, (float) value);
      }
    }
  }
}
