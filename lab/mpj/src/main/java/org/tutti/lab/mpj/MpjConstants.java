package org.tutti.lab.mpj;

import java.util.List;
import java.util.stream.Stream;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.ReduceOp;

/** MPJ Express's datatypes and operators, by the index of Tutti's. Both have the same names. */
final class MpjConstants {
  private static final List<ReduceOp> BROKEN =
      List.of(ReduceOp.BOR, ReduceOp.BXOR, ReduceOp.LAND, ReduceOp.LOR, ReduceOp.LXOR);

  private static final Object[] DATATYPES = named(Datatype.ofJava().stream().map(Datatype::name));
  private static final Object[] OPERATORS = operators();

  private static final int ANY_SOURCE = (int) MpjLibrary.constant("ANY_SOURCE");
  private static final int ANY_TAG = (int) MpjLibrary.constant("ANY_TAG");

  private MpjConstants() {}

  /**
   * A source or destination.
   *
   * @throws OperationNotInLibrary for nobody: MPJ Express has a constant, and no function takes it
   */
  static int partner(int rank) {
    return switch (rank) {
      case PointToPointMessages.ANY_SOURCE -> ANY_SOURCE;
      case PointToPointMessages.PROC_NULL ->
          throw new OperationNotInLibrary("MPI_PROC_NULL", MpjSession.LIBRARY);
      default -> rank;
    };
  }

  /** The tag of a receive. */
  static int tag(int tag) {
    return tag == PointToPointMessages.ANY_TAG ? ANY_TAG : tag;
  }

  static Object datatype(Datatype datatype) {
    if (datatype.index() >= DATATYPES.length) {
      throw new OperationNotInLibrary(datatype.mpiName(), MpjSession.LIBRARY);
    }
    return DATATYPES[datatype.index()];
  }

  /**
   * The operator, for any datatype.
   *
   * @throws OperationNotInLibrary for those that do not work in MPJ Express 0.44: on integers, its
   *     BOR and BXOR return the values of the first rank, and its logical operators only accept
   *     booleans
   */
  static Object operator(ReduceOp op) {
    if (op.index() >= OPERATORS.length || OPERATORS[op.index()] == null) {
      throw new OperationNotInLibrary("MPI_" + op, MpjSession.LIBRARY);
    }
    return OPERATORS[op.index()];
  }

  private static Object[] operators() {
    Object[] constants = named(ReduceOp.ofNumbers().stream().map(ReduceOp::name));
    for (ReduceOp broken : BROKEN) {
      constants[broken.index()] = null;
    }
    return constants;
  }

  private static Object[] named(Stream<String> names) {
    return names.map(MpjLibrary::constant).toArray();
  }
}
