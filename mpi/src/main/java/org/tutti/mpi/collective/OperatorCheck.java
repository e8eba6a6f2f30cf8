package org.tutti.mpi.collective;

import org.tutti.mpi.Datatype;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.transport.Errors;

/**
 * Checks what reductions are called with, before any message leaves.
 *
 * @param library whose operations they are, for messages
 */
record OperatorCheck(String library) {
  /**
   * Refuses elements that the operator does not combine.
   *
   * @throws OperationNotInLibrary if it does, and Java has no such numbers
   */
  void check(String function, ReduceOp op, Datatype datatype) {
    if (!op.isDefinedFor(datatype)) {
      throw Errors.operator(function, op + " is not defined for " + datatype);
    }
    if (datatype.hasLongDoubles() && op.index() < ReduceOp.predefined().size()) {
      throw new OperationNotInLibrary("A reduction of " + datatype.mpiName(), library);
    }
  }
}
