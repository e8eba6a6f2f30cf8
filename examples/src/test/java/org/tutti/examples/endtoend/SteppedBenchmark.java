package org.tutti.examples.endtoend;

import java.util.concurrent.locks.LockSupport;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/** Pauses before messages of more than 64 B. */
public class SteppedBenchmark {
  private static final long PAUSE_NANOS = 2_000_000;

  @Collective(Operation.BCAST)
  public void stepped(Communicator communicator, Message message) {
    if (message.msize() > 64) {
      LockSupport.parkNanos(PAUSE_NANOS);
    }
    communicator.bcast(message.send(), message.count(), message.datatype(), message.root());
  }
}
