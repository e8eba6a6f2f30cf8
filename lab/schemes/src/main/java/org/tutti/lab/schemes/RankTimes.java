package org.tutti.lab.schemes;

import java.util.Arrays;
import java.util.function.IntToLongFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.rank.clock.ClockConversion;
import org.tutti.rank.observation.BlockwiseReduction;
import org.tutti.rank.observation.ObservationLog;
import org.tutti.records.settings.RootChoice;
import org.tutti.stats.outlier.ThresholdFilter;
import org.tutti.sync.process.Flag;

/**
 * The times of all ranks in the valid observations of a cell, in nanoseconds. Each rank keeps its
 * own; what the root asks for is combined on the way to it. Every method but {@link #count} and
 * {@link #isRoot} is collective, and its result meaningless on ranks other than the root.
 */
final class RankTimes {
  private final Communicator communicator;
  private final BlockwiseReduction reduction;
  private final ObservationLog log;
  private final RootChoice root;
  private final ClockConversion clock;
  private final int[] valid;

  /**
   * @param root of the operation
   * @param clock converts this rank's times to global ones
   */
  RankTimes(Communicator communicator, ObservationLog log, RootChoice root, ClockConversion clock) {
    this.communicator = communicator;
    this.reduction = new BlockwiseReduction(communicator);
    this.log = log;
    this.root = root;
    this.clock = clock;
    this.valid =
        IntStream.range(0, log.count()).filter(at -> !Flag.isInvalid(log.flags(at))).toArray();
  }

  /** Valid observations, on each rank. */
  int count() {
    return valid.length;
  }

  /** Whether what is asked for arrives on this rank. */
  boolean isRoot() {
    return communicator.rank() == CollectiveExchange.ROOT;
  }

  /** The largest local run-time of each observation. */
  double[] maxima() {
    return asDoubles(reduce(ReduceOp.MAX, at -> log.duration(valid[at])));
  }

  /** The latest end of each observation less the root's start, on the global clock. */
  double[] untilLatestEnd() {
    long[] ends = reduce(ReduceOp.MAX, at -> clock.time(log.end(valid[at])));
    long[] starts = ofRoot(at -> clock.time(log.start(valid[at])));
    return IntStream.range(0, ends.length).mapToDouble(at -> ends[at] - starts[at]).toArray();
  }

  /** The local run-times of the root. */
  double[] ofRoot() {
    return asDoubles(ofRoot(at -> log.duration(valid[at])));
  }

  /** A figure of the local run-times of each rank, by rank. */
  double[] ofEachRank(ToDoubleFunction<double[]> figure) {
    int ranks = isRoot() ? communicator.size() : 1;
    MessageBuffer mine = communicator.allocate(Datatype.DOUBLE, 1);
    MessageBuffer all = communicator.allocate(Datatype.DOUBLE, ranks);
    double[] own = IntStream.of(valid).mapToDouble(log::duration).toArray();
    mine.putDouble(0, figure.applyAsDouble(own));
    communicator.gather(mine, all, 1, Datatype.DOUBLE, CollectiveExchange.ROOT);
    return IntStream.range(0, ranks).mapToDouble(all::getDouble).toArray();
  }

  /**
   * Mean, least and largest of the run-times of all ranks on the global clock that the filter
   * keeps.
   */
  double[] pooled(ThresholdFilter filter) {
    long[] own =
        IntStream.of(valid)
            .mapToLong(at -> clock.time(log.end(at)) - clock.time(log.start(at)))
            .toArray();
    return new PooledTimes(new CollectiveExchange(communicator), own).kept(filter);
  }

  /** Every other rank adds nothing. */
  private long[] ofRoot(IntToLongFunction values) {
    int rank = communicator.rank();
    int size = communicator.size();
    return reduce(
        ReduceOp.SUM, at -> root.of(valid[at], size) == rank ? values.applyAsLong(at) : 0);
  }

  private long[] reduce(ReduceOp op, IntToLongFunction values) {
    long[] results = new long[valid.length];
    Arrays.setAll(results, values);
    reduction.reduce(op, results);
    return results;
  }

  private static double[] asDoubles(long[] values) {
    return Arrays.stream(values).asDoubleStream().toArray();
  }
}
