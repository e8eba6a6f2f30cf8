package org.tutti.rank.observation;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.tutti.annotations.RankSummary;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.ReduceOp;
import org.tutti.rank.clock.ClockConversion;
import org.tutti.records.launch.Observations;
import org.tutti.records.settings.RootChoice;
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
    long[] starts = log.starts();
    long[] runTimes;
    if (runTime == RunTimeKind.LOCAL) {
      for (int index = 0; index < starts.length; index++) {
        starts[index] -= begin;
      }
      runTimes = summarized(log, summary, root);
    } else {
      runTimes = log.ends();
      for (int index = 0; index < starts.length; index++) {
        starts[index] = clock.time(starts[index]);
        runTimes[index] = clock.time(runTimes[index]);
      }
      ReduceOp start = runTime == RunTimeKind.LAST_START ? ReduceOp.MAX : ReduceOp.MIN;
      reduction.reduce(start, starts);
      reduction.reduce(ReduceOp.MAX, runTimes);
      long globalBegin = clock.time(begin);
      for (int index = 0; index < starts.length; index++) {
        runTimes[index] -= starts[index];
        starts[index] -= globalBegin;
      }
    }
    return new Observations(starts, runTimes, log.allFlags());
  }

  /** Collective: the largest local run-time of each valid observation from {@code from} on. */
  public double[] localMaxima(ObservationLog log, int from) {
    long[] durations = log.durations();
    long[] largest = Arrays.copyOfRange(durations, from, durations.length);
    reduction.reduce(ReduceOp.MAX, largest);
    return IntStream.range(0, largest.length)
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
    long[] errors =
        IntStream.of(valid)
            .mapToLong(at -> Math.abs(clock.time(log.start(at)) - log.plannedStart(at)))
            .toArray();
    reduction.reduce(ReduceOp.MAX, errors);
    return errors;
  }

  private long[] summarized(ObservationLog log, RankSummary summary, RootChoice root) {
    long[] runTimes = log.durations();
    switch (summary) {
      case MAX -> reduction.reduce(ReduceOp.MAX, runTimes);
      case MIN -> reduction.reduce(ReduceOp.MIN, runTimes);
      case MEAN -> {
        reduction.reduce(ReduceOp.SUM, runTimes);
        for (int index = 0; index < runTimes.length; index++) {
          runTimes[index] = Math.round((double) runTimes[index] / communicator.size());
        }
      }
      case ROOT -> {
        for (int index = 0; index < runTimes.length; index++) {
          boolean isRoot = root.of(index, communicator.size()) == communicator.rank();
          runTimes[index] = isRoot ? runTimes[index] : 0;
        }
        reduction.reduce(ReduceOp.SUM, runTimes);
      }
    }
    return runTimes;
  }
}
