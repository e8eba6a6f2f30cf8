package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ReduceOp;

/** Sums and products of complex numbers, which are a real and an imaginary part. */
record ComplexOperator(boolean multiplies, boolean isDouble) {
  static ComplexOperator of(ReduceOp op, Datatype datatype) {
    return new ComplexOperator(op == ReduceOp.PROD, datatype == Datatype.C_DOUBLE_COMPLEX);
  }

  void apply(ByteBuffer in, int inOffset, ByteBuffer inout, int offset, int count) {
    int width = isDouble ? Double.BYTES : Float.BYTES;
    for (int i = 0; i < count; i++) {
      int from = inOffset + 2 * i * width;
      int at = offset + 2 * i * width;
      double a = get(in, from);
      double b = get(in, from + width);
      double c = get(inout, at);
      double d = get(inout, at + width);
      put(inout, at, multiplies ? a * c - b * d : a + c);
      put(inout, at + width, multiplies ? a * d + b * c : b + d);
    }
  }

  private double get(ByteBuffer buffer, int at) {
    return isDouble ? buffer.getDouble(at) : buffer.getFloat(at);
  }

  private void put(ByteBuffer buffer, int at, double value) {
    if (isDouble) {
      buffer.putDouble(at, value);
    } else {
      buffer.putFloat(at, (float) value);
    }
  }
}
