package org.tutti.sync.process;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.tutti.mpi.exchange.CollectiveExchange;

/**
 * The offsets of this rank in a cell. Those that are multiples of the operation's own run-time are
 * known once runs behind a barrier have shown how long it takes.
 */
public final class ArrivalOffsets {
  private static final long UNKNOWN = -1;

  private final ArrivalPattern pattern;
  private final int rank;
  private final CollectiveExchange collectives;
  private final List<Long> durations = new ArrayList<>();
  private int members;
  private long observed;
  private long span;

  ArrivalOffsets(ArrivalPattern pattern, int rank, int processes, CollectiveExchange collectives) {
    this.pattern = pattern;
    this.rank = rank;
    this.collectives = collectives;
    reset(processes);
  }

  /**
   * Forgets the run-time of the previous cell's operation. Random offsets go on, so that no two
   * portions of a cell have the same.
   *
   * @param taking how many ranks take part, the first ones, among which the pattern is; the others
   *     only wait, and have no offset
   */
  void reset(int taking) {
    members = taking;
    durations.clear();
    span = members == 1 ? 0 : pattern.nanos().orElse(UNKNOWN);
  }

  boolean isKnown() {
    return span != UNKNOWN;
  }

  /**
   * Collective: learns from a run behind a barrier. The operation's own run-time is the median of
   * such runs' medians of the local run-times, of the slowest rank.
   */
  void learn(long[] starts, long[] ends, int count) {
    long[] times = new long[count];
    Arrays.setAll(times, index -> ends[index] - starts[index]);
    Arrays.sort(times);
    durations.add(collectives.maximum(times[count / 2]));
    if (durations.size() == RunSpec.SIZING_RUNS) {
      durations.sort(null);
      span = Math.round(pattern.multiple() * durations.get(RunSpec.SIZING_RUNS / 2));
    }
  }

  /** The largest offset of any rank, in nanoseconds, once it is known. */
  public long span() {
    return span;
  }

  /** Nanoseconds by which this rank is later than the first, in an observation of the next run. */
  long of(int index) {
    return rank < members ? Math.round(pattern.share(rank, members, observed + index) * span) : 0;
  }

  /** Ends a run of so many observations. */
  void observed(int count) {
    observed += count;
  }
}
