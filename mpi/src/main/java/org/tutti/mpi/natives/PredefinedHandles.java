package org.tutti.mpi.natives;

import java.util.List;
import org.tutti.mpi.AccumulateOp;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ReduceOp;

/** The library's handles of datatypes and operators. */
final class PredefinedHandles {
  private static final long[] DATATYPES = handles(Datatype.predefined());
  private static final long[] OPS = handles(ReduceOp.predefined());
  private static final long[] ACCUMULATE_OPS = handles(List.of(AccumulateOp.values()));

  private static final long BYTE = DATATYPES[Datatype.BYTE.index()];
  private static final long DOUBLE = DATATYPES[Datatype.DOUBLE.index()];
  private static final long SUM = OPS[ReduceOp.SUM.index()];
  private static final long ACCUMULATED_SUM = ACCUMULATE_OPS[AccumulateOp.SUM.ordinal()];

  private PredefinedHandles() {}

  private static long[] handles(List<?> predefined) {
    long[] handles = new long[predefined.size()];
    for (int index = 0; index < handles.length; index++) {
      Object named = predefined.get(index);
      String name = named instanceof Datatype datatype ? datatype.mpiName() : "MPI_" + named;
      handles[index] = LibraryBinding.constant(name);
    }
    return handles;
  }

  /**
   * The usual ones by comparison: the processor predicts its outcome, while a handle from the table
   * comes only after two loads that wait for each other.
   */
  static long of(Datatype datatype) {
    if (datatype == Datatype.DOUBLE) {
      return DOUBLE;
    }
    if (datatype == Datatype.BYTE) {
      return BYTE;
    }
    int index = datatype.index();
    // The check is that of the array, which then needs none: derived datatypes cost others nothing.
    return index < DATATYPES.length ? DATATYPES[index] : NativeDatatype.handle(datatype);
  }

  /** The handle of an operator, as {@link #of(Datatype)} is that of a datatype. */
  static long of(ReduceOp op) {
    if (op == ReduceOp.SUM) {
      return SUM;
    }
    int index = op.index();
    return index < OPS.length ? OPS[index] : NativeReduceOp.handle(op);
  }

  /** The handle of an operator, as {@link #of(Datatype)} is that of a datatype. */
  static long of(AccumulateOp op) {
    return op == AccumulateOp.SUM ? ACCUMULATED_SUM : ACCUMULATE_OPS[op.ordinal()];
  }
}
