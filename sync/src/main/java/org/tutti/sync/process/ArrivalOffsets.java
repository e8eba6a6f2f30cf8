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
  private final int processes;
  private final CollectiveExchange collectives;
  private final List<Long> durations = new ArrayList<>();
  private long span;

  ArrivalOffsets(ArrivalPattern pattern, int rank, int processes, CollectiveExchange collectives) {
    this.pattern = pattern;
    this.rank = rank;
    this.processes = processes;
    this.collectives = collectives;
    reset();
  }

  /** Forgets the run-time of the previous cell's operation. */
  void reset() {
    durations.clear();
    span = processes == 1 ? 0 : pattern.nanos().orElse(UNKNOWN);
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

  /** Nanoseconds by which this rank is later than the first; observations are counted from 0. */
  long of(long observation) {
    return Math.round(pattern.share(rank, processes, observation) * span);
  }

  /** The offset of this rank in every observation; 0 if each has its own. */
  public long always() {
    return pattern.isRandom() ? 0 : of(0);
  }
}
