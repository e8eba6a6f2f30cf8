package org.tutti.operations.neighborhood;

import java.util.Arrays;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.BlockCounts;
import org.tutti.runtime.BlockLayout;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/**
 * A process sends a block of its own to each of its neighbors. Sizes of blocks follow the order of
 * the destinations.
 */
public abstract class AlltoallNeighborhood extends NeighborhoodBenchmark {
  private SlotSources sources;
  private boolean isLearning;

  @Override
  final void learn(Communicator world) {
    isLearning = true;
    sources = SlotSources.learn(topology, world, this::probe);
    isLearning = false;
  }

  /** The operation itself, with blocks of one element. */
  private void probe(MessageBuffer send, MessageBuffer receive) {
    Message single =
        new Message(send, receive, 1, Datatype.INT, 0, Datatype.INT.bytes(), ReduceOp.SUM);
    prepare(single);
    exchange(single);
    release();
  }

  @Override
  public final long sendElements(PayloadContext place) {
    return slots(place.processes(), place.count()).extent();
  }

  @Override
  public final long receiveElements(PayloadContext place) {
    return room(place, slots(place.processes(), place.count()).largest());
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    BlockLayout sent = slots(place.processes(), place.count());
    BlockLayout received = received(place.count());
    for (int slot = 0; slot < sources.ranks().length; slot++) {
      if (sources.ranks()[slot] >= 0) {
        arrivals.block(
            received.displacement(slot),
            received.count(slot),
            sources.ranks()[slot],
            sent.displacement(sources.blocks()[slot]));
      }
    }
  }

  /** A block for each destination. */
  final BlockLayout sent(int count) {
    int destinations = topology.neighbors().destinations().length;
    return isLearning
        ? single(destinations)
        : BlockLayout.of(
            Arrays.copyOf(slots(topology.size(), count).counts(), destinations), gap());
  }

  /** The block of each source; nothing is received where there is none. */
  final BlockLayout received(int count) {
    if (isLearning) {
      return single(topology.neighbors().sources().length);
    }
    BlockLayout slots = slots(topology.size(), count);
    int[] sizes = new int[sources.ranks().length];
    Arrays.setAll(
        sizes, slot -> slots.count(sources.ranks()[slot] < 0 ? 0 : sources.blocks()[slot]));
    return BlockLayout.of(sizes, gap());
  }

  private static BlockLayout single(int blocks) {
    return BlockLayout.of(BlockCounts.EQUAL, 0, blocks, 1);
  }
}
