package org.tutti.examples.endtoend;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Message;

/**
 * One benchmark that is sound and one in which a thread of rank 1 uses up the heap and hides it, as
 * threads of MPJ Express do: nobody else would ever know.
 */
@Param(msizes = 8)
public class HungryBenchmark {
  private static final int MEBIBYTE = 1 << 20;

  @Collective(Operation.ALLREDUCE)
  public void sound(Communicator communicator, Message message) {
    communicator.allreduce(
        message.send(), message.receive(), message.count(), message.datatype(), ReduceOp.SUM);
  }

  @Collective(Operation.BARRIER)
  public void starvesRankOne(Communicator communicator, Message message) {
    if (communicator.rank() == 1) {
      new Thread(HungryBenchmark::useUpTheHeap).start();
      LockSupport.park();
    }
    communicator.barrier();
  }

  private static void useUpTheHeap() {
    List<byte[]> kept = new ArrayList<>();
    try {
      while (true) {
        kept.add(new byte[MEBIBYTE]);
      }
    } catch (OutOfMemoryError hidden) {
      kept.clear();
    }
  }
}
