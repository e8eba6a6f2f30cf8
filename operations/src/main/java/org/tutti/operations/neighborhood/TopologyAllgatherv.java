package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Blocks;
import org.tutti.runtime.BlockLayout;
import org.tutti.runtime.Message;

/** {@code MPI_Allgatherv} on a topology's communicator: all processes get a block of each. */
public class TopologyAllgatherv extends TopologyBlocks {
  private Blocks blocks;
  private int own;

  public TopologyAllgatherv() {
    super(Operation.ALLGATHERV);
  }

  @Override
  protected void prepare(Message message) {
    BlockLayout layout = layout(message);
    blocks = blocks(layout, message);
    own = layout.count(topology.rank());
  }

  @Override
  @Benchmark(operation = "ALLGATHERV")
  @Catalog(value = "MPI_Allgatherv:topology", suites = "neighborhoods")
  public void exchange(Message message) {
    topology.allgatherv(message.send(), own, message.receive(), blocks, message.datatype());
  }
}
