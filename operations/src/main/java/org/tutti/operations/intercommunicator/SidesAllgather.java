package org.tutti.operations.intercommunicator;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Operation;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Allgather} on an intercommunicator: all processes get a block of each one of the other
 * side.
 */
public class SidesAllgather extends SidesCollective {
  public SidesAllgather() {
    super(Operation.ALLGATHER);
  }

  @Benchmark(operation = "ALLGATHER")
  @Catalog(value = "MPI_Allgather:intercommunicator", suites = "intercommunicators")
  public void call(Message message) {
    sides.allgather(message.send(), message.receive(), message.count(), message.datatype());
  }
}
