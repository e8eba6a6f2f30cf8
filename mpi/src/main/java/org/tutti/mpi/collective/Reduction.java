package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ReduceOp;

/**
 * A predefined operator over elements of one datatype.
 *
 * <p>Floats are computed as doubles and rounded back, which for one addition or multiplication
 * gives the very bits that float arithmetic gives.
 */
final class Reduction {
  private Reduction() {}

  static boolean defined(ReduceOp op, Datatype datatype) {
    return floating(datatype) ? FloatingOperator.defined(op) : true;
  }

  /** {@code inout[i] = in[i] op inout[i]} for {@code count} elements; offsets in bytes. */
  static void apply(
      ReduceOp op,
      Datatype datatype,
      ByteBuffer in,
      int inOffset,
      ByteBuffer inout,
      int inoutOffset,
      int count) {
    if (floating(datatype)) {
      FloatingOperator.of(op).apply(datatype, in, inOffset, inout, inoutOffset, count);
    } else {
      IntegerOperator.of(op).apply(datatype, in, inOffset, inout, inoutOffset, count);
    }
  }

  private static boolean floating(Datatype datatype) {
    return datatype == Datatype.FLOAT || datatype == Datatype.DOUBLE;
  }
}
