package org.tutti.examples.endtoend;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Root;
import org.tutti.annotations.Setup;
import org.tutti.annotations.Timeout;
import org.tutti.mpi.Communicator;

/** A set-up of the root alone waits for ranks that never come. */
public class RootBarrierBenchmark {
  @Setup
  @Root
  public void open(Communicator communicator) {
    communicator.barrier();
  }

  @Collective(Operation.BARRIER)
  @Timeout(2)
  public void barrier(Communicator communicator) {
    communicator.barrier();
    communicator.barrier();
  }
}
