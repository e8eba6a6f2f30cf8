package org.tutti.measure.plan;

import java.util.Optional;
import org.tutti.annotations.Operation;
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
    int blocks =
        Math.max(operation.send().blocks(processes), operation.receive().blocks(processes));
    double others = (processes - 1.0) / processes;
    return switch (operation) {
      case BCAST, REDUCE -> volume(block * blocks, 1);
      case ALLREDUCE -> volume(block * blocks, 2 * others);
      case GATHER,
          GATHERV,
          SCATTER,
          SCATTERV,
          ALLGATHER,
          ALLGATHERV,
          ALLTOALL,
          ALLTOALLV,
          ALLTOALLW,
          REDUCE_SCATTER,
          REDUCE_SCATTER_BLOCK ->
          volume(block * blocks, others);
      case BARRIER, SCAN, EXSCAN, REDUCE_LOCAL -> Optional.empty();
    };
  }

  private static Optional<CollectiveVolume> volume(double bytes, double busFactor) {
    return Optional.of(new CollectiveVolume(bytes, busFactor)).filter(known -> known.bytes() > 0);
  }
}
