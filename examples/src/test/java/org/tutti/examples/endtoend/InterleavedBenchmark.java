package org.tutti.examples.endtoend;

import java.util.concurrent.locks.LockSupport;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/** Two cells that alternate in short portions. */
@Param(msizes = 8)
public class InterleavedBenchmark {
  private static final long PAUSE_NANOS = 300_000_000;

  @Param({"a", "b"})
  public String variant;

  @Setup
  public void pause() {
    long end = System.nanoTime() + PAUSE_NANOS;
    for (long left = PAUSE_NANOS; left > 0; left = end - System.nanoTime()) {
      LockSupport.parkNanos(left);
    }
  }

  @Collective(Operation.BCAST)
  public void bcast(Communicator communicator, Message message) {
    communicator.bcast(message.send(), message.count(), message.datatype(), message.root());
  }
}
