package org.tutti.examples.endtoend;

import com.sun.jna.Pointer;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;

/** A benchmark that works, and one that ends the JVM of rank 1 as a faulty native library does. */
public class CrashingBenchmark {
  @Collective(Operation.BARRIER)
  public void sound(Communicator communicator) {
    communicator.barrier();
  }

  @Collective(Operation.BARRIER)
  public void crashes(Communicator communicator) {
    communicator.barrier();
    if (communicator.rank() == 1) {
      new Pointer(8).setLong(0, 1);
    }
  }
}
