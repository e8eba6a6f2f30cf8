package org.tutti.bench.compiledloops;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Message;

/**
 * A benchmark that takes another way with longer messages, so that the JVM discards the code that
 * was compiled with shorter ones.
 */
public class TwoWays {
  private static final int LONG = 1_023;

  private long calls;

  @Collective(Operation.ALLREDUCE)
  @Param(msizes = {8, 64, 8_192})
  public void allreduce(Communicator comm, Message message) {
    if (message.count() > LONG) {
      calls += message.msize() % 7;
    }
    comm.allreduce(
        message.send(), message.receive(), message.count(), Datatype.DOUBLE, ReduceOp.SUM);
  }
}
