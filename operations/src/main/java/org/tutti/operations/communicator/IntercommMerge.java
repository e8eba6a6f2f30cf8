package org.tutti.operations.communicator;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;

/** {@code MPI_Intercomm_merge}: a communicator of the processes of both sides. */
public class IntercommMerge extends TwoSides {
  private Communicator joined;

  @Setup
  public void prepare(Communicator comm) {
    joined = join(comm);
  }

  @Benchmark(operation = "INTERCOMM_MERGE", send = "0", receive = "0")
  @Catalog(value = "MPI_Intercomm_merge", suites = "communicators")
  public void create() {
    made = joined.merge(isOdd);
  }

  /** The library may not have intercommunicators; there is none then. */
  @TearDown
  public void part() {
    if (joined != null) {
      joined.free();
      joined = null;
    }
  }
}
