package org.tutti.operations.neighborhood;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.PayloadContext;
import org.tutti.runtime.StandardPayload;

/**
 * A global operation on the communicator of a topology, for comparison with the one on the
 * neighborhood (luebbe2017, guidelines 7 and 8). Blocks lie in the order of that communicator's
 * ranks; the root is one of them.
 */
public abstract class TopologyCollective extends NeighborhoodBenchmark {
  private final StandardPayload standard;

  /** The world's rank of each rank of the communicator. */
  private List<Integer> ranks;

  TopologyCollective(Operation operation) {
    standard = StandardPayload.of(operation);
  }

  @Override
  final void learn(Communicator world) {
    int[] own = IntStream.range(0, topology.size()).toArray();
    ranks = Arrays.stream(topology.translateRanks(own, world)).boxed().toList();
  }

  @Override
  public final int sendElements(PayloadContext place) {
    return elements(standard.operation().send(), place);
  }

  @Override
  public final int receiveElements(PayloadContext place) {
    return elements(standard.operation().receive(), place);
  }

  private static int elements(Operation.Extent extent, PayloadContext place) {
    return Math.multiplyExact(extent.blocks(place.processes()), place.count());
  }

  @Override
  public final Optional<ReduceOp> reduction() {
    return standard.reduction();
  }

  @Override
  public final void arrivals(PayloadContext place, Arrivals arrivals) {
    PayloadContext there =
        new PayloadContext(
            new Control(topology.rank(), topology.size(), place.root(), -1),
            place.count(),
            place.datatype(),
            sendElements(place),
            receiveElements(place));
    standard.arrivals(there, new TranslatedArrivals(arrivals, ranks));
  }
}
