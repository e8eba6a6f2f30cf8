package org.tutti.examples.endtoend;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.mpi.Communicator;

/** A parameter that may be any text. */
public class LabeledBenchmark {
  @Param("plain")
  public String label;

  @Collective(Operation.BARRIER)
  public void barrier(Communicator communicator) {
    communicator.barrier();
  }
}
