package org.tutti.records.launch;

import java.util.Optional;
import org.tutti.annotations.CacheMethod;
import org.tutti.annotations.RankSummary;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

/**
 * How observations were timed. Figures that were timed by different methods are not comparable.
 *
 * @param sync the complete name of the synchronization, parameters included, such as {@code
 *     WINDOW_HCA:window=50us}
 * @param clock the local clock that was read
 * @param runTime how the run-time follows from the times of all ranks
 * @param summary what a local run-time is over ranks
 * @param coldCache how the cache was made cold before each observation; empty if it was left warm
 */
public record TimingMethod(
    String sync,
    ClockKind clock,
    RunTimeKind runTime,
    RankSummary summary,
    Optional<CacheMethod> coldCache) {

  /** With the maximum over ranks and a warm cache. */
  public static TimingMethod of(String sync, ClockKind clock, RunTimeKind runTime) {
    return new TimingMethod(sync, clock, runTime, RankSummary.MAX, Optional.empty());
  }
}
