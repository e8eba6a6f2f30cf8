package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Operation;
import org.tutti.runtime.Message;

/** {@code MPI_Alltoall} on a topology's communicator: each process gets a block of each. */
public class TopologyAlltoall extends TopologyCollective {
  public TopologyAlltoall() {
    super(Operation.ALLTOALL);
  }

  @Override
  @Benchmark(operation = "ALLTOALL")
  @Catalog(value = "MPI_Alltoall:topology", suites = "neighborhoods")
  public void exchange(Message message) {
    topology.alltoall(message.send(), message.receive(), message.count(), message.datatype());
  }
}
