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

  private PredefinedHandles() {}

  static long of(Datatype datatype) {
    return DATATYPES[datatype.ordinal()];
  }

  static long of(ReduceOp op) {
    return OPS[op.ordinal()];
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
