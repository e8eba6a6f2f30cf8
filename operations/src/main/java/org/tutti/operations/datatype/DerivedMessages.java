package org.tutti.operations.datatype;

import org.tutti.runtime.Arrivals;
import org.tutti.runtime.PayloadContext;

/** A message of a derived datatype leaves the gaps of the receive buffer as they are. */
abstract class DerivedMessages extends DatatypeBenchmark {
  protected static final int TAG = 1;

  /** The elements of a rank's message, in the places that they had there. */
  final void blocksOf(int rank, PayloadContext place, Arrivals arrivals) {
    TypeBlocks blocks = blocks(place.count());
    for (int i = 0; i < blocks.number(); i++) {
      arrivals.block(blocks.start(i), blocks.length(), rank, blocks.start(i));
    }
  }
}
