package org.tutti.measure.observation;

import java.util.Arrays;
import java.util.function.IntToLongFunction;
import org.tutti.measure.clock.ClockConversion;
import org.tutti.measure.plan.RootChoice;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.sync.process.Flag;

/**
 * The times of all ranks in the valid observations of a cell, in nanoseconds, on the root.
 *
 * @param durations local end - start, by rank and observation
 * @param globalStarts on the global clock, by rank and observation
 * @param globalEnds on the global clock, by rank and observation
 * @param roots the root of the operation, by observation
 */
record RankTimes(long[][] durations, long[][] globalStarts, long[][] globalEnds, int[] roots) {
  /** Collective: the times of a cell; meaningless on ranks other than 0. */
  static RankTimes gather(
      Communicator communicator, ObservationLog log, RootChoice root, ClockConversion clock) {
    int[] valid = new int[log.count()];
    int count = 0;
    for (int index = 0; index < log.count(); index++) {
      if (!Flag.isInvalid(log.flags(index))) {
        valid[count++] = index;
      }
    }
    return new RankTimes(
        gather(communicator, count, i -> log.end(valid[i]) - log.start(valid[i])),
        gather(communicator, count, i -> clock.time(log.start(valid[i]))),
        gather(communicator, count, i -> clock.time(log.end(valid[i]))),
        Arrays.stream(valid, 0, count).map(i -> root.of(i, communicator.size())).toArray());
  }

  private static long[][] gather(Communicator communicator, int count, IntToLongFunction values) {
    int blocks = communicator.rank() == CollectiveExchange.ROOT ? communicator.size() : 1;
    MessageBuffer mine = communicator.allocate(Datatype.LONG, Math.max(1, count));
    MessageBuffer all = communicator.allocate(Datatype.LONG, Math.max(1, count * blocks));
    for (int index = 0; index < count; index++) {
      mine.putLong(index, values.applyAsLong(index));
    }
    communicator.gather(mine, all, count, Datatype.LONG, CollectiveExchange.ROOT);
    long[][] times = new long[blocks][count];
    for (int rank = 0; rank < blocks; rank++) {
      for (int index = 0; index < count; index++) {
        times[rank][index] = all.getLong(rank * count + index);
      }
    }
    return times;
  }

  /** The largest local run-time of each observation. */
  double[] maxima() {
    double[] maxima = new double[durations[0].length];
    for (long[] rank : durations) {
      for (int index = 0; index < maxima.length; index++) {
        maxima[index] = Math.max(maxima[index], rank[index]);
      }
    }
    return maxima;
  }

  /** The latest end of each observation less the root's start. */
  double[] untilLatestEnd() {
    double[] times = new double[durations[0].length];
    for (int index = 0; index < times.length; index++) {
      long latest = Long.MIN_VALUE;
      for (long[] ends : globalEnds) {
        latest = Math.max(latest, ends[index]);
      }
      times[index] = latest - globalStarts[roots[index]][index];
    }
    return times;
  }

  /** The local run-times of one rank. */
  double[] ofRank(int rank) {
    double[] times = new double[durations[rank].length];
    for (int index = 0; index < times.length; index++) {
      times[index] = durations[rank][index];
    }
    return times;
  }

  /** The local run-times of the root. */
  double[] ofRoot() {
    double[] times = new double[roots.length];
    for (int index = 0; index < times.length; index++) {
      times[index] = durations[roots[index]][index];
    }
    return times;
  }

  /** The run-times of one rank on the global clock. */
  double[] ofRankOnGlobalClock(int rank) {
    double[] times = new double[globalEnds[rank].length];
    for (int index = 0; index < times.length; index++) {
      times[index] = globalEnds[rank][index] - globalStarts[rank][index];
    }
    return times;
  }

  int processes() {
    return durations.length;
  }
}
