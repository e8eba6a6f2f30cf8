package org.tutti.mpi.natives;

import java.util.Arrays;
import org.tutti.mpi.AccumulateOp;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ReduceOp;

/** The library's handles of MPI's predefined datatypes and operators. */
final class PredefinedHandles {
  private static final long[] DATATYPES =
      Arrays.stream(Datatype.values())
          .map(PredefinedHandles::name)
          .mapToLong(LibraryBinding::constant)
          .toArray();
  private static final long[] OPS =
      Arrays.stream(ReduceOp.values())
          .mapToLong(op -> LibraryBinding.constant("MPI_" + op))
          .toArray();

  private static final long[] ACCUMULATE_OPS =
      Arrays.stream(AccumulateOp.values())
          .mapToLong(op -> LibraryBinding.constant("MPI_" + op))
          .toArray();

  private static final long BYTE = DATATYPES[Datatype.BYTE.ordinal()];
  private static final long DOUBLE = DATATYPES[Datatype.DOUBLE.ordinal()];
  private static final long SUM = OPS[ReduceOp.SUM.ordinal()];

  private PredefinedHandles() {}

  /**
   * The usual ones by comparison: the processor predicts its outcome, while a handle from the table
   * comes only after two loads that wait for each other.
   */
  static long of(Datatype datatype) {
    if (datatype == Datatype.DOUBLE) {
      return DOUBLE;
    }
    return datatype == Datatype.BYTE ? BYTE : DATATYPES[datatype.ordinal()];
  }

  /** As {@link #of(Datatype)}. */
  static long of(ReduceOp op) {
    return op == ReduceOp.SUM ? SUM : OPS[op.ordinal()];
  }

  static long of(AccumulateOp op) {
    return ACCUMULATE_OPS[op.ordinal()];
  }

  /** MPI's name for the C type of the same width; its plain byte cannot be reduced. */
  private static String name(Datatype datatype) {
    return switch (datatype) {
      case BYTE -> "MPI_INT8_T";
      case SHORT -> "MPI_INT16_T";
      case INT -> "MPI_INT32_T";
      case LONG -> "MPI_INT64_T";
      case FLOAT -> "MPI_FLOAT";
      case DOUBLE -> "MPI_DOUBLE";
    };
  }
}
