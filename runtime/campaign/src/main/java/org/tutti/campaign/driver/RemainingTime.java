package org.tutti.campaign.driver;

import java.time.Duration;
import java.util.Optional;

/** Predicts the remaining time of a campaign from the launches made so far. */
final class RemainingTime {
  private final Optional<TimeEstimate> estimate;
  private long elapsedNanos;
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

  /** Records the duration of an attempt. */
  void add(Duration took) {
    elapsedNanos += took.toNanos();
    timed++;
  }

  /** No further attempt will be made at a launch. */
  void launchDone() {
    done++;
    remaining--;
  }

  /** Further launches are to be made. */
  void add(int launches) {
    remaining += launches;
  }

  int done() {
    return done;
  }

  int remaining() {
    return remaining;
  }

  /** Average time of a launch; zero before the first, unless an estimate was measured. */
  Duration launchTime() {
    return timed == 0
        ? estimate.filter(TimeEstimate::measured).map(TimeEstimate::launch).orElse(Duration.ZERO)
        : Duration.ofNanos(elapsedNanos / timed);
  }

  /**
   * Time for all remaining launches, the first of which is running.
   *
   * @param elapsed since it was started
   * @param expected its time as far as its own cells tell; zero if they do not yet
   */
  Optional<Duration> left(Duration elapsed, Duration expected) {
    if (timed == 0 && estimate.isEmpty() && expected.isZero()) {
      return Optional.empty();
    }
    Duration known =
        timed == 0 ? estimate.map(TimeEstimate::launch).orElse(expected) : launchTime();
    // Before any launch has ended, what is known of this one is better than what was estimated.
    Duration perLaunch = timed == 0 && expected.compareTo(known) > 0 ? expected : known;
    Duration left = perLaunch.multipliedBy(remaining).minus(elapsed);
    return Optional.of(left.isNegative() ? Duration.ZERO : left);
  }
}
