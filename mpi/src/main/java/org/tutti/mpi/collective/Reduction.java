package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ElementKind;
import org.tutti.mpi.NumberOp;
import org.tutti.mpi.ReduceOp;

/**
 * An operator over elements of one datatype.
 *
 * <p>Floats are computed as doubles and rounded back, which for one addition or multiplication
 * gives the very bits that float arithmetic gives.
 */
final class Reduction {
  private Reduction() {}

  /** {@code inout[i] = in[i] op inout[i]} for {@code count} elements; offsets in bytes. */
  static void apply(
      ReduceOp op,
      Datatype datatype,
      ByteBuffer in,
      int inOffset,
      ByteBuffer inout,
      int inoutOffset,
      int count) {
    if (op instanceof LocalReduceOp local) {
      local.apply(in, inOffset, inout, inoutOffset, count);
    } else if (!op.combinesNumbers()) {
      PairOperator.of(op, datatype).apply(in, inOffset, inout, inoutOffset, count);
    } else if (datatype.kind() == ElementKind.COMPLEX) {
      ComplexOperator.of(op, datatype).apply(in, inOffset, inout, inoutOffset, count);
    } else if (datatype.element().isFloating()) {
      FloatingOperator.of(op.numberOp()).apply(datatype, in, inOffset, inout, inoutOffset, count);
    } else {
      NumberOp number = op.numberOp();
      IntegerOperator.of(number, datatype).apply(datatype, in, inOffset, inout, inoutOffset, count);
    }
  }
}
