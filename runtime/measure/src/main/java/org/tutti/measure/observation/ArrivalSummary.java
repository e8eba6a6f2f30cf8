package org.tutti.measure.observation;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import org.tutti.measure.clock.ClockConversion;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.records.launch.ArrivalTimes;
import org.tutti.stats.summary.Quartiles;
import org.tutti.sync.process.ArrivalOffsets;
import org.tutti.sync.process.Flag;

/** When the ranks of a cell arrived at its operation, where that was planned by a pattern. */
public final class ArrivalSummary {
  private final Communicator communicator;
  private final BlockwiseReduction reduction;
  private final ObservationLog log;
  private final ClockConversion clock;
  private final int[] valid;

  /**
   * @param clock converts this rank's times to global ones
   */
  public ArrivalSummary(Communicator communicator, ObservationLog log, ClockConversion clock) {
    this.communicator = communicator;
    this.reduction = new BlockwiseReduction(communicator);
    this.log = log;
    this.clock = clock;
    this.valid =
        IntStream.range(0, log.count())
            .filter(at -> log.isPlanned(at) && !Flag.isInvalid(log.flags(at)))
            .toArray();
  }

  /**
   * Collective: the figures, which mean nothing on ranks other than the root; empty without valid
   * observations.
   */
  public Optional<ArrivalTimes> of(ArrivalOffsets planned) {
    if (valid.length == 0) {
      return Optional.empty();
    }
    long[] first = reduce(ReduceOp.MIN, at -> clock.time(log.start(valid[at])));
    long[] last = reduce(ReduceOp.MAX, at -> clock.time(log.start(valid[at])));
    long[] end = reduce(ReduceOp.MAX, at -> clock.time(log.end(valid[at])));
    double late = median(at -> clock.time(log.start(valid[at])) - log.plannedStart(valid[at]));
    double[] offsets = gather(planned.always() + late);
    return Optional.of(
        new ArrivalTimes(
            planned.span(),
            median(at -> end[at] - first[at]),
            median(at -> last[at] - first[at]),
            Arrays.stream(offsets).mapToObj(Math::round).toList()));
  }

  private long[] reduce(ReduceOp op, IntToLongFunction values) {
    long[] results = new long[valid.length];
    Arrays.setAll(results, values);
    reduction.reduce(op, results);
    return results;
  }

  private double median(IntToLongFunction values) {
    return Quartiles.of(
            IntStream.range(0, valid.length)
                .mapToLong(values::applyAsLong)
                .mapToDouble(value -> value)
                .toArray())
        .median();
  }

  private double[] gather(double own) {
    boolean isRoot = communicator.rank() == CollectiveExchange.ROOT;
    int ranks = isRoot ? communicator.size() : 1;
    MessageBuffer mine = communicator.allocate(Datatype.DOUBLE, 1);
    MessageBuffer all = communicator.allocate(Datatype.DOUBLE, ranks);
    mine.putDouble(0, own);
    communicator.gather(mine, all, 1, Datatype.DOUBLE, CollectiveExchange.ROOT);
    return IntStream.range(0, ranks).mapToDouble(all::getDouble).toArray();
  }
}
