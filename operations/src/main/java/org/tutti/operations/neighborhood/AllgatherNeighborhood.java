package org.tutti.operations.neighborhood;

import java.util.Arrays;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.BlockLayout;
import org.tutti.runtime.PayloadContext;

/**
 * A process sends the same block to all its neighbors. Sizes of blocks follow the order of the
 * topology's ranks.
 */
public abstract class AllgatherNeighborhood extends NeighborhoodBenchmark {
  private int[] sources;

  @Override
  final void learn(Communicator world) {
    sources = topology.translateRanks(topology.neighbors().sources(), world);
  }

  @Override
  public final long sendElements(PayloadContext place) {
    return ofAll(place.processes(), place.count()).largest();
  }

  @Override
  public final long receiveElements(PayloadContext place) {
    BlockLayout all = ofAll(place.processes(), place.count());
    return neighborhood == Neighborhood.FULL ? all.extent() : room(place, all.largest());
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    BlockLayout received = received(place.count());
    for (int slot = 0; slot < sources.length; slot++) {
      if (sources[slot] >= 0) {
        arrivals.block(received.displacement(slot), received.count(slot), sources[slot], 0);
      }
    }
  }

  /** Elements that this process sends. */
  final int own(int count) {
    return ofAll(topology.size(), count).count(topology.rank());
  }

  /** A block from each neighbor; nothing is received where there is none. */
  final BlockLayout received(int count) {
    BlockLayout all = ofAll(topology.size(), count);
    int[] ranks = topology.neighbors().sources();
    int[] sizes = new int[ranks.length];
    Arrays.setAll(sizes, slot -> ranks[slot] < 0 ? count : all.count(ranks[slot]));
    return BlockLayout.of(sizes, gap());
  }

  private BlockLayout ofAll(int processes, int count) {
    return BlockLayout.of(counts(), gap(), processes, count);
  }
}
