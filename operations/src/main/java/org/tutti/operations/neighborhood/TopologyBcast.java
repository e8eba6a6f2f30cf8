package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Operation;
import org.tutti.runtime.Message;

/** {@code MPI_Bcast} on a topology's communicator: all processes get the block of the root. */
public class TopologyBcast extends TopologyCollective {
  public TopologyBcast() {
    super(Operation.BCAST);
  }

  @Override
  @Benchmark(operation = "BCAST")
  @Catalog(value = "MPI_Bcast:topology", suites = "neighborhoods")
  public void exchange(Message message) {
    topology.bcast(message.send(), message.count(), message.datatype(), message.root());
  }
}
