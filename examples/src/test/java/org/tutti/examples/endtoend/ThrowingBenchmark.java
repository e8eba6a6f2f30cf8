package org.tutti.examples.endtoend;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Message;

/** A benchmark that works, and one that throws an exception on all ranks. */
@Param(msizes = 8)
public class ThrowingBenchmark {
  @Collective(Operation.ALLREDUCE)
  public void sound(Communicator communicator, Message message) {
    communicator.allreduce(
        message.send(), message.receive(), message.count(), message.datatype(), ReduceOp.SUM);
  }

  @Collective(Operation.BARRIER)
  public void throwsOnAllRanks(Communicator communicator, Message message) {
    communicator.barrier();
    throw new IllegalStateException("all have had enough");
  }
}
