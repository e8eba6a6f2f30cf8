package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Operation;
import org.tutti.mpi.TypedBlocks;
import org.tutti.runtime.Message;

/** {@code MPI_Alltoallw} on a topology's communicator: each process gets a block of each. */
public class TopologyAlltoallw extends TopologyBlocks {
  private TypedBlocks blocks;

  public TopologyAlltoallw() {
    super(Operation.ALLTOALLW);
  }

  @Override
  protected void prepare(Message message) {
    blocks = typedBlocks(layout(message), message);
  }

  @Override
  @Benchmark(operation = "ALLTOALLW")
  @Catalog(value = "MPI_Alltoallw:topology", suites = "neighborhoods")
  public void exchange(Message message) {
    topology.alltoallw(message.send(), blocks, message.receive(), blocks);
  }
}
