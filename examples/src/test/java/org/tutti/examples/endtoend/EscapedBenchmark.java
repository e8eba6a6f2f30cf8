package org.tutti.examples.endtoend;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.mpi.Communicator;

/** A parameter whose values a terminal would obey: they erase, go back, and turn text around. */
public class EscapedBenchmark {
  @Param({"a\u001b[2Jb", "c\rd", "e\u202ef", "g\u0085h\u0007"})
  public String label;

  @Collective(Operation.BARRIER)
  public void barrier(Communicator communicator) {
    communicator.barrier();
  }
}
