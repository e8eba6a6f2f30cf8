package org.tutti.operations.neighborhood;

import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/** A process sends a block of its own to each of its neighbors. */
public abstract class AlltoallNeighborhood extends NeighborhoodBenchmark {
  private SlotSources sources;

  @Override
  final void learn(Communicator world) {
    sources = SlotSources.learn(topology, world, this::probe);
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
  public final int sendElements(PayloadContext place) {
    return blocks(place);
  }

  @Override
  public final int receiveElements(PayloadContext place) {
    return blocks(place);
  }

  @Override
  public final void arrivals(PayloadContext place, Arrivals arrivals) {
    int count = place.count();
    for (int slot = 0; slot < sources.ranks().length; slot++) {
      if (sources.ranks()[slot] >= 0) {
        arrivals.block(slot * count, count, sources.ranks()[slot], sources.blocks()[slot] * count);
      }
    }
  }
}
