package org.tutti.operations.intercommunicator;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Operation;
import org.tutti.runtime.Message;

/** {@code MPI_Bcast} on an intercommunicator: the other side gets the block of the root. */
public class SidesBcast extends SidesCollective {
  public SidesBcast() {
    super(Operation.BCAST);
  }

  @Benchmark(operation = "BCAST")
  @Catalog(value = "MPI_Bcast:intercommunicator", suites = "intercommunicators")
  public void call(Message message) {
    sides.bcast(message.send(), message.count(), message.datatype(), root(message));
  }
}
