package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Blocks;
import org.tutti.runtime.Message;

/** {@code MPI_Allgatherv} on a topology's communicator: all processes get a block of each. */
public class TopologyAllgatherv extends TopologyCollective {
  private Blocks blocks;

  public TopologyAllgatherv() {
    super(Operation.ALLGATHERV);
  }

  @Override
  protected void prepare(Message message) {
    blocks = equal(topology.size(), message);
  }

  @Override
  @Benchmark(operation = "ALLGATHERV")
  @Catalog(value = "MPI_Allgatherv:topology", suites = "neighborhoods")
  public void exchange(Message message) {
    topology.allgatherv(
        message.send(), message.count(), message.receive(), blocks, message.datatype());
  }
}
