package org.tutti.operations.neighborhood;

import org.tutti.mpi.Communicator;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.PayloadContext;

/**
 * A global operation on the communicator of a topology, for comparison with the one on the
 * neighborhood (luebbe2017, guidelines 7 and 8). Blocks lie in the order of that communicator's
 * ranks.
 */
public abstract class TopologyCollective extends NeighborhoodBenchmark {
  /** The world's rank of each rank of the communicator. */
  private int[] ranks;

  @Override
  final void learn(Communicator world) {
    ranks = new int[topology.size()];
    for (int rank = 0; rank < ranks.length; rank++) {
      ranks[rank] = rank;
    }
    ranks = topology.translateRanks(ranks, world);
  }

  /** Whether a process sends each other one a block of its own. */
  abstract boolean isPersonal();

  @Override
  public final int sendElements(PayloadContext place) {
    return isPersonal() ? receiveElements(place) : place.count();
  }

  @Override
  public final int receiveElements(PayloadContext place) {
    return Math.multiplyExact(place.processes(), place.count());
  }

  @Override
  public final void arrivals(PayloadContext place, Arrivals arrivals) {
    int count = place.count();
    int block = isPersonal() ? topology.rank() : 0;
    for (int rank = 0; rank < ranks.length; rank++) {
      arrivals.block(rank * count, count, ranks[rank], block * count);
    }
  }
}
