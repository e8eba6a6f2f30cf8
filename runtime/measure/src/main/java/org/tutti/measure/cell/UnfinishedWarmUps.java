package org.tutti.measure.cell;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.tutti.measure.cell.WarmUp.WarmUpResult;

/**
 * The first warm-ups of loops whose time was up before the loop was compiled, as on a busy machine.
 * The next cell with the same loop continues them. All ranks come to the same decisions.
 */
final class UnfinishedWarmUps {
  /**
   * So slow that less than a tenth of the calls fit into the time: whether the loop around such a
   * call is compiled makes no difference.
   */
  static final int LEAST_CALLS = WarmUp.COMPILING_CALLS / 10;

  /** A loop that is not compiled after so many will not be. */
  static final int MOST_CONTINUATIONS = 3;

  private final Set<String> cutShort = new HashSet<>();
  private final Map<String, Integer> continuations = new HashMap<>();

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
    boolean isUnfinished = !result.compilersIdle() && result.calls() >= LEAST_CALLS;
    if (isUnfinished && continuations.merge(loop, 1, Integer::sum) <= MOST_CONTINUATIONS) {
      cutShort.add(loop);
    }
  }
}
