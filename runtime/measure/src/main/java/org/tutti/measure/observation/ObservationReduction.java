package org.tutti.measure.observation;

import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import org.tutti.annotations.RankSummary;
import org.tutti.measure.clock.ClockConversion;
import org.tutti.measure.plan.RootChoice;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.ReduceOp;
import org.tutti.records.launch.Observations;
import org.tutti.sync.RunTimeKind;
import org.tutti.sync.process.Flag;

/**
 * Reduces the times of all ranks to one run-time per observation (hunold2016, algorithm 1, lines 8
 * to 17), after the cell.
 */
public final class ObservationReduction {
  private final Communicator communicator;
  private final BlockwiseReduction reduction;

  public ObservationReduction(Communicator communicator) {
    this.communicator = communicator;
    this.reduction = new BlockwiseReduction(communicator);
  }

  /**
   * Collective: the observations, on the root; on other ranks their content is meaningless.
   *
   * @param root of the operation
   * @param begin when the cell began, on this rank's clock
   */
  public Observations reduce(
      ObservationLog log,
      RunTimeKind runTime,
      RankSummary summary,
      RootChoice root,
      ClockConversion clock,
      long begin) {
    int count = log.count();
    long[] starts = new long[count];
    long[] runTimes = new long[count];
    if (runTime == RunTimeKind.LOCAL) {
      for (int index = 0; index < count; index++) {
        starts[index] = log.start(index) - begin;
      }
      summarize(log, summary, root, runTimes);
    } else {
      reduction.reduce(ReduceOp.MIN, count, index -> clock.time(log.start(index)), starts);
      reduction.reduce(ReduceOp.MAX, count, index -> clock.time(log.end(index)), runTimes);
      long globalBegin = clock.time(begin);
      for (int index = 0; index < count; index++) {
        runTimes[index] -= starts[index];
        starts[index] -= globalBegin;
      }
    }
    long[] flags = new long[count];
    for (int index = 0; index < count; index++) {
      flags[index] = log.flags(index);
    }
    return new Observations(starts, runTimes, flags);
  }

  /** Collective: the largest local run-time of each valid observation from {@code from} on. */
  public double[] localMaxima(ObservationLog log, int from) {
    int count = log.count() - from;
    long[] largest = new long[count];
    reduction.reduce(
        ReduceOp.MAX, count, index -> log.end(from + index) - log.start(from + index), largest);
    return IntStream.range(0, count)
        .filter(index -> !Flag.isInvalid(log.flags(from + index)))
        .mapToDouble(index -> largest[index])
        .toArray();
  }

  /**
   * Collective: the largest deviation of a rank's start from the planned time, for each valid
   * observation with a planned time; meaningless on ranks other than the root.
   */
  public long[] startErrors(ObservationLog log, ClockConversion clock) {
    int[] valid =
        IntStream.range(0, log.count())
            .filter(index -> log.isPlanned(index) && !Flag.isInvalid(log.flags(index)))
            .toArray();
    long[] errors = new long[valid.length];
    reduction.reduce(
        ReduceOp.MAX,
        valid.length,
        at -> Math.abs(clock.time(log.start(valid[at])) - log.plannedStart(valid[at])),
        errors);
    return errors;
  }

  private void summarize(
      ObservationLog log, RankSummary summary, RootChoice root, long[] runTimes) {
    IntToLongFunction own = index -> log.end(index) - log.start(index);
    switch (summary) {
      case MAX -> reduction.reduce(ReduceOp.MAX, runTimes.length, own, runTimes);
      case MIN -> reduction.reduce(ReduceOp.MIN, runTimes.length, own, runTimes);
      case MEAN -> {
        reduction.reduce(ReduceOp.SUM, runTimes.length, own, runTimes);
        for (int index = 0; index < runTimes.length; index++) {
          runTimes[index] = Math.round((double) runTimes[index] / communicator.size());
        }
      }
      case ROOT -> {
        int rank = communicator.rank();
        int size = communicator.size();
        IntToLongFunction ofRoot = at -> root.of(at, size) == rank ? own.applyAsLong(at) : 0;
        reduction.reduce(ReduceOp.SUM, runTimes.length, ofRoot, runTimes);
      }
    }
  }
}
