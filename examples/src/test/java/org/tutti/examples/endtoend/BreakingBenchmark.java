package org.tutti.examples.endtoend;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Message;

/** A benchmark that works unless the variable BROKEN is 1, as after a change of the program. */
public class BreakingBenchmark {
  private static final boolean BROKEN = "1".equals(System.getenv("BROKEN"));

  @Collective(Operation.ALLREDUCE)
  @Param(msizes = 8)
  public void mayBreak(Communicator communicator, Message message) {
    if (BROKEN) {
      throw new IllegalStateException("it broke");
    }
    communicator.allreduce(
        message.send(), message.receive(), message.count(), message.datatype(), ReduceOp.SUM);
  }
}
