package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.JavaElement;
import org.tutti.mpi.ReduceOp;

/** {@code MPI_MAXLOC} and {@code MPI_MINLOC}: of equal values, the pair with the smaller int. */
record PairOperator(boolean takesLarger, JavaElement value, int width) {
  static PairOperator of(ReduceOp op, Datatype datatype) {
    return new PairOperator(
        op == ReduceOp.MAXLOC, datatype.pairedValue().element(), datatype.bytes());
  }

  void apply(ByteBuffer in, int inOffset, ByteBuffer inout, int offset, int count) {
    for (int i = 0; i < count; i++) {
      int left = inOffset + i * width;
      int right = offset + i * width;
      int order = compare(in, left, inout, right) * (takesLarger ? 1 : -1);
      if (order > 0 || order == 0 && index(in, left) < index(inout, right)) {
        inout.put(right, in, left, width);
      }
    }
  }

  /** The int lies where C aligns it: the short's value leaves a gap. */
  private int index(ByteBuffer buffer, int at) {
    return buffer.getInt(at + Math.max(value.bytes(), Integer.BYTES));
  }

  private int compare(ByteBuffer left, int leftAt, ByteBuffer right, int rightAt) {
    return switch (value) {
      case FLOAT -> Float.compare(left.getFloat(leftAt), right.getFloat(rightAt));
      case DOUBLE -> Double.compare(left.getDouble(leftAt), right.getDouble(rightAt));
      case LONG -> Long.compare(left.getLong(leftAt), right.getLong(rightAt));
      case SHORT -> Short.compare(left.getShort(leftAt), right.getShort(rightAt));
      default -> Integer.compare(left.getInt(leftAt), right.getInt(rightAt));
    };
  }
}
