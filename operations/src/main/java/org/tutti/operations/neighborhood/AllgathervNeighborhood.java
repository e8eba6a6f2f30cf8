package org.tutti.operations.neighborhood;

import org.tutti.annotations.Param;
import org.tutti.runtime.BlockCounts;

/** A process sends the same block to all its neighbors, and each process one of its own size. */
public abstract class AllgathervNeighborhood extends AllgatherNeighborhood {
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
