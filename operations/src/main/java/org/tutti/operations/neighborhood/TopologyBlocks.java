package org.tutti.operations.neighborhood;

import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.runtime.BlockCounts;

/** A global operation with a count for each process on the communicator of a topology. */
public abstract class TopologyBlocks extends TopologyCollective {
  @Param("EQUAL")
  public BlockCounts counts;

  @Param("0")
  public int gap;

  TopologyBlocks(Operation operation) {
    super(operation);
  }

  @Override
  final BlockCounts counts() {
    return counts;
  }

  @Override
  final int gap() {
    return gap;
  }
}
