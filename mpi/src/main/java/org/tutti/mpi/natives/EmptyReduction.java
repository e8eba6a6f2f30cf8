package org.tutti.mpi.natives;

import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.UserReduceOp;

/**
 * A local reduction whose function in Java does nothing: a call of C, the call back, and the copies
 * of one element.
 */
final class EmptyReduction {
  private final NativeCommunicator communicator;
  private final MessageBuffer in;
  private final MessageBuffer inout;
  private final UserReduceOp op;

  EmptyReduction(NativeCommunicator communicator) {
    this.communicator = communicator;
    this.in = communicator.allocate(Datatype.DOUBLE, 1);
    this.inout = communicator.allocate(Datatype.DOUBLE, 1);
    this.op = communicator.reduceOp((first, second, count) -> {}, true, Datatype.DOUBLE);
  }

  void repeat(int calls) {
    for (int call = 0; call < calls; call++) {
      communicator.reduceLocal(in, inout, 1, Datatype.DOUBLE, op);
    }
  }
}
