package org.tutti.operations.intercommunicator;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Operation;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Gather} on an intercommunicator: the root gets a block of each process of the other
 * side.
 */
public class SidesGather extends SidesCollective {
  public SidesGather() {
    super(Operation.GATHER);
  }

  @Benchmark(operation = "GATHER")
  @Catalog(value = "MPI_Gather:intercommunicator", suites = "intercommunicators")
  public void call(Message message) {
    sides.gather(
        message.send(), message.receive(), message.count(), message.datatype(), root(message));
  }
}
