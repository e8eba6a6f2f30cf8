package org.tutti.runtime.measure;

import java.time.Instant;
import org.tutti.runtime.store.ClockQuality;
import org.tutti.sync.clock.Clock;

/**
 * The local clock of a launch: when it stood where.
 *
 * @param quality the worst of all ranks
 * @param started wall-clock time when the launch began on this rank
 * @param origin reading of the local clock at that moment
 */
record LaunchClock(ClockQuality quality, Instant started, long origin) {

  /** Collective: measures the clock on all ranks. */
  static LaunchClock measure(Clock clock, Collectives collectives) {
    org.tutti.sync.clock.ClockQuality mine = org.tutti.sync.clock.ClockQuality.probe(clock);
    long granularity = collectives.maximum(mine.granularity());
    long cost = collectives.maximum(Math.round(mine.cost() * 1000));
    return new LaunchClock(
        new ClockQuality(clock.name(), granularity, cost / 1000.0), Instant.now(), clock.now());
  }

  long sinceBegin(long reading) {
    return reading - origin;
  }
}
