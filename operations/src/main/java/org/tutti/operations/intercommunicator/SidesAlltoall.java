package org.tutti.operations.intercommunicator;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Operation;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Alltoall} on an intercommunicator: each process gets a block of its own from each one
 * of the other side.
 */
public class SidesAlltoall extends SidesCollective {
  public SidesAlltoall() {
    super(Operation.ALLTOALL);
  }

  @Benchmark(operation = "ALLTOALL")
  @Catalog(value = "MPI_Alltoall:intercommunicator", suites = "intercommunicators")
  public void call(Message message) {
    sides.alltoall(message.send(), message.receive(), message.count(), message.datatype());
  }
}
