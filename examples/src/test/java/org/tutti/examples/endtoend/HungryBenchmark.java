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
 * A benchmark that works, and one in which a thread of rank 1 exhausts the heap and catches the
 * error, as threads of MPJ Express do, so that it would remain unnoticed.
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
