package org.tutti.campaign.driver;

import java.time.Duration;
import java.util.Optional;

/** Predicts how long a campaign will still take, by the launches that were made. */
final class RemainingTime {
  private final Optional<TimeEstimate> estimate;
  private long spentNanos;
  private int timed;
  private int done;
  private int remaining;

  /**
   * @param remaining launches still to be made
   * @param estimate how long one takes, for the time before the first
   */
  RemainingTime(int remaining, Optional<TimeEstimate> estimate) {
    this.remaining = remaining;
    this.estimate = estimate;
  }

  /** An attempt at a launch took so long. */
  void add(Duration took) {
    spentNanos += took.toNanos();
    timed++;
  }

  /** No further attempt will be made at a launch. */
  void settle() {
    done++;
    remaining--;
  }

  int done() {
    return done;
  }

  int remaining() {
    return remaining;
  }

  /** What a launch takes on average; zero before the first, unless others were timed before. */
  Duration launchTime() {
    return timed == 0
        ? estimate.filter(TimeEstimate::measured).map(TimeEstimate::launch).orElse(Duration.ZERO)
        : Duration.ofNanos(spentNanos / timed);
  }

  /** Time for all remaining launches, the first of which has been running for {@code elapsed}. */
  Optional<Duration> left(Duration elapsed) {
    if (timed == 0 && estimate.isEmpty()) {
      return Optional.empty();
    }
    Duration perLaunch = timed == 0 ? estimate.orElseThrow().launch() : launchTime();
    Duration left = perLaunch.multipliedBy(remaining).minus(elapsed);
    return Optional.of(left.isNegative() ? Duration.ZERO : left);
  }
}
