package org.tutti.examples.endtoend;

import java.util.concurrent.locks.LockSupport;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/** Pauses before messages of more than 96 B, for far longer than they take on a busy machine. */
public class SteppedBenchmark {
  private static final long PAUSE_NANOS = 30_000_000;

  @Collective(Operation.BCAST)
  public void stepped(Communicator communicator, Message message) {
    if (message.msize() > 96) {
      LockSupport.parkNanos(PAUSE_NANOS);
    }
    communicator.bcast(message.send(), message.count(), message.datatype(), message.root());
  }
}
