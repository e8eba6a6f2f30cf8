package org.tutti.examples.endtoend;

import java.util.concurrent.locks.LockSupport;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.annotations.Timeout;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Message;

/** A benchmark that works, and one that silently never returns on rank 1. */
@Param(msizes = 8)
public class SilentBenchmark {
  @Collective(Operation.ALLREDUCE)
  public void sound(Communicator communicator, Message message) {
    communicator.allreduce(
        message.send(), message.receive(), message.count(), message.datatype(), ReduceOp.SUM);
  }

  @Collective(Operation.BARRIER)
  @Timeout(2)
  public void vanishesOnRankOne(Communicator communicator, Message message) {
    while (communicator.rank() == 1) {
      LockSupport.park();
    }
    communicator.barrier();
  }
}
