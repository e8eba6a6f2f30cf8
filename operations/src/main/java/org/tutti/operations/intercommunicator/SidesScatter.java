package org.tutti.operations.intercommunicator;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Operation;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Scatter} on an intercommunicator: each process of the other side gets a block of the
 * root.
 */
public class SidesScatter extends SidesCollective {
  public SidesScatter() {
    super(Operation.SCATTER);
  }

  @Benchmark(operation = "SCATTER")
  @Catalog(value = "MPI_Scatter:intercommunicator", suites = "intercommunicators")
  public void call(Message message) {
    sides.scatter(
        message.send(), message.receive(), message.count(), message.datatype(), root(message));
  }
}
