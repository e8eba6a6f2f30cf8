package org.tutti.rank.cell;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.tutti.rank.cell.WarmUp.WarmUpResult;

/**
 * The first warm-ups of loops whose time was up before the loop was compiled, as on a busy machine.
 * The next cell with the same loop continues them. All ranks come to the same decisions.
 */
final class UnfinishedWarmUps {
  private static final int SLOW_SHARE = 10;

  /** A loop that is not compiled after so many will not be. */
  static final int MAX_CONTINUATIONS = 3;

  private final long leastCalls;
  private final Set<String> cutShort = new HashSet<>();
  private final Map<String, Integer> continuations = new HashMap<>();

  /**
   * Where less than a tenth of the calls fit into the time, they are so slow that it makes no
   * difference whether the loop around them is compiled.
   *
   * @param compilingCalls after which a loop is compiled, the same on all ranks
   */
  UnfinishedWarmUps(int compilingCalls) {
    leastCalls = compilingCalls / SLOW_SHARE;
  }

  /** A loop is to be warmed up from the beginning. */
  void begin(String loop) {
    cutShort.remove(loop);
    continuations.remove(loop);
  }

  /**
   * Whether the warm-up of a loop is continued now; until that has {@link #ended}, it is not to be
   * continued again, since the benchmark may throw.
   */
  boolean isContinued(String loop) {
    return cutShort.remove(loop);
  }

  /** A warm-up of this loop has ended. */
  void ended(String loop, WarmUpResult result) {
    boolean isUnfinished = !result.compilersIdle() && result.calls() >= leastCalls;
    if (isUnfinished && continuations.merge(loop, 1, Integer::sum) <= MAX_CONTINUATIONS) {
      cutShort.add(loop);
    }
  }
}
