package org.tutti.examples.endtoend;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Data;
import org.tutti.annotations.DataState;
import org.tutti.annotations.Jvm;
import org.tutti.annotations.Launches;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Options;
import org.tutti.annotations.Param;
import org.tutti.annotations.Repetitions;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Message;

/** Settings that only have an effect in a real launch. */
@Param(msizes = 8)
@Jvm("-Dorg.tutti.test=given")
@Launches(2)
@Options("thread-level=FUNNELED")
public class AnnotatedBenchmark {
  @Collective(Operation.ALLREDUCE)
  @Repetitions(value = 1_000_000, interval = 0.0001, seconds = 0.5)
  public void untilTimeIsUp(Communicator communicator, Message message) {
    allreduce(communicator, message);
  }

  @Collective(Operation.ALLREDUCE)
  @Repetitions(40)
  @Data(value = DataState.EVICTED, cacheBytes = 4096)
  @Options("summary=all-ranks")
  public void coldByOverwriting(Communicator communicator, Message message) {
    allreduce(communicator, message);
  }

  @Collective(Operation.ALLREDUCE)
  @Repetitions(40)
  @Data(value = DataState.ADVANCED, cacheBytes = 4096)
  public void coldByAdvancing(Communicator communicator, Message message) {
    allreduce(communicator, message);
  }

  @Collective(Operation.ALLREDUCE)
  @Repetitions(40)
  @Data(DataState.WRITTEN_READ)
  public void live(Communicator communicator, Message message) {
    allreduce(communicator, message);
  }

  private static void allreduce(Communicator communicator, Message message) {
    communicator.allreduce(
        message.send(), message.receive(), message.count(), message.datatype(), ReduceOp.SUM);
  }
}
