package org.tutti.measure.plan;

import java.util.Optional;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Operation.Extent;
import org.tutti.records.launch.CollectiveVolume;
import org.tutti.runtime.BlockCounts;
import org.tutti.runtime.StandardPayload;

/**
 * The sizes of collectives and the factors of their bus bandwidths, as in nccl-tests
 * (doc/PERFORMANCE.md, and the tests of gather and scatter): the size is that of the whole array,
 * which has a block for each process where some rank has as many.
 */
final class CollectiveSize {
  private CollectiveSize() {}

  /**
   * The volume of a collective; empty for those that nccl-tests does not have, and for blocks of
   * different sizes.
   *
   * @param block bytes of data in a block
   */
  static Optional<CollectiveVolume> of(StandardPayload collective, long block, int processes) {
    Operation operation = collective.operation();
    if (operation.hasCounts() && collective.counts() != BlockCounts.EQUAL) {
      return Optional.empty();
    }
    boolean hasEach =
        operation.send() == Extent.BLOCK_PER_PROCESS
            || operation.receive() == Extent.BLOCK_PER_PROCESS;
    double others = (processes - 1.0) / processes;
    return switch (operation) {
      case BCAST, REDUCE -> volume(block, 1);
      case ALLREDUCE -> volume(block, 2 * others);
      default -> hasEach ? volume((double) block * processes, others) : Optional.empty();
    };
  }

  private static Optional<CollectiveVolume> volume(double bytes, double busFactor) {
    return bytes > 0 ? Optional.of(new CollectiveVolume(bytes, busFactor)) : Optional.empty();
  }
}
