package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Operation;
import org.tutti.runtime.Message;

/** {@code MPI_Allgather} on a topology's communicator: all processes get a block of each. */
public class TopologyAllgather extends TopologyCollective {
  public TopologyAllgather() {
    super(Operation.ALLGATHER);
  }

  @Override
  @Benchmark(operation = "ALLGATHER")
  @Catalog(value = "MPI_Allgather:topology", suites = "neighborhoods")
  public void exchange(Message message) {
    topology.allgather(message.send(), message.receive(), message.count(), message.datatype());
  }
}
