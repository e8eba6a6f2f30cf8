package org.tutti.operations.neighborhood;

import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/** A process sends the same block to all its neighbors. */
public abstract class AllgatherNeighborhood extends NeighborhoodBenchmark {
  private int[] sources;

  @Override
  final void learn(Communicator world) {
    sources = topology.translateRanks(topology.neighbors().sources(), world);
  }

  @Override
  public final int sendElements(PayloadContext place) {
    return place.count();
  }

  @Override
  public final int receiveElements(PayloadContext place) {
    return blocks(place);
  }

  @Override
  public final void arrivals(PayloadContext place, Arrivals arrivals) {
    for (int slot = 0; slot < sources.length; slot++) {
      if (sources[slot] >= 0) {
        arrivals.block(slot * place.count(), place.count(), sources[slot], 0);
      }
    }
  }

  /** A block of the message's size from each neighbor. */
  final Blocks received(Message message) {
    return equal(sources(), message);
  }
}
