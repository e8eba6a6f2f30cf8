package org.tutti.operations.neighborhood;

import org.tutti.annotations.Param;
import org.tutti.runtime.BlockCounts;

/** A process sends a block of its own to each of its neighbors, each of another size. */
public abstract class AlltoallvNeighborhood extends AlltoallNeighborhood {
  @Param("EQUAL")
  public BlockCounts counts;

  @Param("0")
  public int gap;

  @Override
  final BlockCounts counts() {
    return counts;
  }

  @Override
  final int gap() {
    return gap;
  }
}
