package org.tutti.rank.observation;

import java.util.List;
import java.util.Optional;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.rank.clock.ClockConversion;
import org.tutti.records.launch.ArrivalTimes;
import org.tutti.records.launch.ArrivalTimes.RankArrival;
import org.tutti.stats.summary.Quartiles;
import org.tutti.sync.process.ArrivalOffsets;
import org.tutti.sync.process.Flag;

/**
 * When the ranks of a cell arrived at its operation, where that was planned by a pattern. Starts
 * were checked by the clocks as they were known when they were planned; here they are once more, by
 * what is known of the clocks at the end.
 */
public final class ArrivalSummary {
  private static final int FIGURES = 3;

  private final Communicator communicator;
  private final BlockwiseReduction reduction;
  private final CollectiveExchange all;
  private final CollectiveExchange members;
  private final ObservationLog log;
  private final ClockConversion clock;
  private final double allowed;
  private int[] valid;

  /**
   * @param all exchanges values of all ranks, which agree on what is valid
   * @param communicator of the ranks that take part
   * @param clock converts this rank's times to global ones
   * @param allowed how far from its plan an arrival may be, in nanoseconds
   */
  public ArrivalSummary(
      CollectiveExchange all,
      Communicator communicator,
      ObservationLog log,
      ClockConversion clock,
      double allowed) {
    this.all = all;
    this.communicator = communicator;
    this.reduction = new BlockwiseReduction(communicator);
    this.members = new CollectiveExchange(communicator);
    this.log = log;
    this.clock = clock;
    this.allowed = allowed;
    this.valid = valid();
  }

  private int[] valid() {
    return IntStream.range(0, log.count())
        .filter(at -> log.isPlanned(at) && !Flag.isInvalid(log.flags(at)))
        .toArray();
  }

  /**
   * Collective: the figures, which mean nothing on ranks other than the root; empty without valid
   * observations. Those in which a rank was farther from its plan than is allowed are marked as
   * late first.
   */
  public Optional<ArrivalTimes> of(ArrivalOffsets planned) {
    int before = valid.length;
    long[] missed = maxima(all, at -> Math.abs(start(at) - log.plannedStart(at)));
    for (int i = 0; i < before; i++) {
      if (missed[i] > allowed) {
        log.flag(valid[i], Flag.STARTED_LATE);
      }
    }
    valid = valid();
    if (valid.length == 0) {
      return Optional.empty();
    }
    long[] last = maxima(members, this::start);
    long[] begin = maxima(members, at -> -log.plannedStart(at));
    long[] first = reduce(ReduceOp.MIN, this::start);
    long[] end = reduce(ReduceOp.MAX, this::end);
    List<RankArrival> ranks =
        gather(
            // The first rank is planned to arrive when the observation begins.
            median(i -> log.plannedStart(valid[i]) + begin[i]),
            median(i -> start(valid[i]) + begin[i]),
            median(i -> Math.min(last[i], end(valid[i])) - start(valid[i])));
    return Optional.of(
        new ArrivalTimes(
            planned.span(),
            median(i -> end[i] - first[i]),
            median(i -> last[i] - first[i]),
            allowed,
            (double) valid.length / before,
            ranks));
  }

  private long start(int observation) {
    return clock.time(log.start(observation));
  }

  private long end(int observation) {
    return clock.time(log.end(observation));
  }

  /** The largest value of all ranks for each valid observation, on the root. */
  private long[] reduce(ReduceOp op, IntToLongFunction ofObservation) {
    long[] results = IntStream.of(valid).mapToLong(ofObservation).toArray();
    reduction.reduce(op, results);
    return results;
  }

  /** The largest value of some ranks for each valid observation, on all of them. */
  private long[] maxima(CollectiveExchange ranks, IntToLongFunction ofObservation) {
    long[] results = IntStream.of(valid).mapToLong(ofObservation).toArray();
    ranks.maximum(results);
    return results;
  }

  /**
   * @param values by the place among the valid observations
   */
  private double median(IntToLongFunction values) {
    return Quartiles.of(
            IntStream.range(0, valid.length).mapToLong(values).asDoubleStream().toArray())
        .median();
  }

  private List<RankArrival> gather(double planned, double offset, double waiting) {
    boolean isRoot = communicator.rank() == CollectiveExchange.ROOT;
    int ranks = isRoot ? communicator.size() : 1;
    MessageBuffer mine = communicator.allocate(Datatype.LONG, FIGURES);
    MessageBuffer all = communicator.allocate(Datatype.LONG, (long) FIGURES * ranks);
    mine.putLong(0, Math.round(planned));
    mine.putLong(1, Math.round(offset));
    mine.putLong(2, Math.round(waiting));
    communicator.gather(mine, all, FIGURES, Datatype.LONG, CollectiveExchange.ROOT);
    return IntStream.range(0, ranks)
        .map(rank -> FIGURES * rank)
        .mapToObj(at -> new RankArrival(all.getLong(at), all.getLong(at + 1), all.getLong(at + 2)))
        .toList();
  }
}
