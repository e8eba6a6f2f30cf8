package org.tutti.operations.neighborhood;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ReduceOp;
import org.tutti.operations.state.TranslatedArrivals;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.BlockLayout;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;
import org.tutti.runtime.StandardPayload;

/**
 * A global operation on the communicator of a topology, for comparison with the one on the
 * neighborhood (luebbe2017, guidelines 7 and 8). Blocks lie in the order of that communicator's
 * ranks; the root is one of them.
 */
public abstract class TopologyCollective extends NeighborhoodBenchmark {
  private final Operation operation;

  /** The world's rank of each rank of the communicator. */
  private List<Integer> ranks;

  TopologyCollective(Operation operation) {
    this.operation = operation;
  }

  @Override
  final void learn(Communicator world) {
    int[] own = IntStream.range(0, topology.size()).toArray();
    ranks = Arrays.stream(topology.translateRanks(own, world)).boxed().toList();
  }

  /** How elements are combined, if they are. */
  ReduceOp op() {
    return ReduceOp.SUM;
  }

  private StandardPayload standard() {
    return StandardPayload.of(operation).reducing(op()).with(counts()).withGap(gap());
  }

  /** Where this process's blocks lie. */
  final BlockLayout layout(Message message) {
    return standard().blocks(there(message.root(), message.count(), message.datatype(), 0, 0));
  }

  @Override
  public final long sendElements(PayloadContext place) {
    return elements(operation.send(), place);
  }

  @Override
  public final long receiveElements(PayloadContext place) {
    return elements(operation.receive(), place);
  }

  /** A block may be the largest, since the process's rank in the topology is not known yet. */
  private long elements(Operation.Extent extent, PayloadContext place) {
    BlockLayout all = BlockLayout.of(counts(), gap(), place.processes(), place.count());
    return switch (extent) {
      case NOTHING -> 0;
      case BLOCK -> all.largest();
      case BLOCK_PER_PROCESS -> all.extent();
    };
  }

  @Override
  public final Optional<ReduceOp> reduction() {
    return standard().reduction();
  }

  @Override
  public final void arrivals(PayloadContext place, Arrivals arrivals) {
    PayloadContext there =
        there(
            place.root(),
            place.count(),
            place.datatype(),
            sendElements(place),
            receiveElements(place));
    standard().arrivals(there, new TranslatedArrivals(arrivals, ranks));
  }

  /** This process in the topology. */
  private PayloadContext there(
      int root, int count, Datatype datatype, long sendElements, long receiveElements) {
    return new PayloadContext(
        new Control(topology.rank(), topology.size(), root, -1),
        count,
        datatype,
        sendElements,
        receiveElements);
  }
}
