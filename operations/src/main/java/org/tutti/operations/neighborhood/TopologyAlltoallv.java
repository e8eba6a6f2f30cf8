package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Blocks;
import org.tutti.runtime.Message;

/** {@code MPI_Alltoallv} on a topology's communicator: each process gets a block of each. */
public class TopologyAlltoallv extends TopologyBlocks {
  private Blocks blocks;

  public TopologyAlltoallv() {
    super(Operation.ALLTOALLV);
  }

  @Override
  protected void prepare(Message message) {
    blocks = blocks(layout(message), message);
  }

  @Override
  @Benchmark(operation = "ALLTOALLV")
  @Catalog(value = "MPI_Alltoallv:topology", suites = "neighborhoods")
  public void exchange(Message message) {
    topology.alltoallv(message.send(), blocks, message.receive(), blocks, message.datatype());
  }
}
