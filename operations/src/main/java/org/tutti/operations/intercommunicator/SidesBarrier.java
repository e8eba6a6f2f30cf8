package org.tutti.operations.intercommunicator;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Operation;

/**
 * {@code MPI_Barrier} on an intercommunicator: no process leaves before all of the other side have
 * entered.
 */
public class SidesBarrier extends SidesCollective {
  public SidesBarrier() {
    super(Operation.BARRIER);
  }

  @Benchmark(operation = "BARRIER", send = "0", receive = "0")
  @Catalog(value = "MPI_Barrier:intercommunicator", suites = "intercommunicators")
  public void call() {
    sides.barrier();
  }
}
