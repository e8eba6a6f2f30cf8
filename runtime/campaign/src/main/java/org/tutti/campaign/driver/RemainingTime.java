package org.tutti.campaign.driver;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.records.campaign.PlannedLaunch;

/** Predicts the remaining time of a campaign from the launches made so far. */
final class RemainingTime {
  private final Optional<TimeEstimate> estimate;
  private final List<Duration> due = new ArrayList<>();
  private Optional<LaunchSpread> spread = Optional.empty();
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

  /**
   * No further attempt will be made at a launch.
   *
   * @param left launches still to be made
   */
  void launchDone(int left) {
    done++;
    remaining = left;
  }

  /** Further launches are to be made, those of a block not before it begins. */
  void begin(List<PlannedLaunch> launches, LaunchSpread times) {
    spread = Optional.of(times);
    due.clear();
    int block = -1;
    int number = 0;
    for (PlannedLaunch launch : launches) {
      boolean isNext = launch.block() != number;
      number = launch.block();
      block += isNext ? 1 : 0;
      due.add(isNext ? times.due(block) : Duration.ZERO);
    }
    remaining = launches.size();
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
   * Time until the last remaining launch ends, with the pauses before those that begin later.
   *
   * @param elapsed since the running one was started; zero if none is
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
    Duration now = spread.map(LaunchSpread::elapsed).orElse(Duration.ZERO);
    Duration end = now.minus(elapsed);
    for (int next = remaining; next > 0; next--) {
      Duration begins = due.size() < next ? end : due.get(due.size() - next);
      end = (begins.compareTo(end) > 0 ? begins : end).plus(perLaunch);
    }
    Duration left = end.minus(now);
    return Optional.of(left.isNegative() ? Duration.ZERO : left);
  }
}
