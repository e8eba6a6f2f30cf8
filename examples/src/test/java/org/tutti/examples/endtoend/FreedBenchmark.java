package org.tutti.examples.endtoend;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;

/** Benchmarks that do not stop at freeing a communicator. */
public class FreedBenchmark {
  @Collective(Operation.BARRIER)
  public void freesTwice(Communicator comm) {
    Communicator copy = comm.duplicate();
    copy.free();
    copy.free();
  }

  @Collective(Operation.BARRIER)
  public void usesWhatIsFreed(Communicator comm) {
    Communicator copy = comm.duplicate();
    copy.free();
    copy.barrier();
  }
}
