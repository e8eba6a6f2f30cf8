package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Operation;
import org.tutti.runtime.Message;

/** {@code MPI_Barrier} on a topology's communicator: no process leaves before all have entered. */
public class TopologyBarrier extends TopologyCollective {
  public TopologyBarrier() {
    super(Operation.BARRIER);
  }

  @Override
  @Benchmark(operation = "BARRIER", send = "0", receive = "0")
  @Catalog(value = "MPI_Barrier:topology", suites = "neighborhoods")
  public void exchange(Message message) {
    topology.barrier();
  }
}
