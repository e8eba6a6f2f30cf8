package org.tutti.examples.endtoend;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.locks.LockSupport;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Warmup;
import org.tutti.mpi.Communicator;

/**
 * A cell that takes as long on a busy machine as on an idle one: 50 ms for each observation, until
 * there is a file {@link #HURRY} in the working directory.
 */
@Warmup(1)
public class LastingBenchmark {
  static final String HURRY = "hurry";

  private static final long PAUSE_NANOS = 50_000_000;

  @Collective(Operation.BARRIER)
  public void barrier(Communicator communicator) {
    if (!Files.exists(Path.of(HURRY))) {
      LockSupport.parkNanos(PAUSE_NANOS);
    }
    communicator.barrier();
  }
}
