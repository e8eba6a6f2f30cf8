package org.tutti.runtime.measure;

import org.tutti.runtime.store.ClockQuality;
import org.tutti.sync.clock.Clock;

/**
 * A local clock of a launch: what it is worth, and where it stood when the launch began.
 *
 * @param clock this rank's
 * @param quality the worst of all ranks
 * @param origin reading of the clock when the launch began on this rank
 */
record LaunchClock(Clock clock, ClockQuality quality, long origin) {

  /** Collective: measures the clock on all ranks. */
  static LaunchClock measure(Clock clock, Collectives collectives) {
    org.tutti.sync.clock.ClockQuality mine = org.tutti.sync.clock.ClockQuality.probe(clock);
    long granularity = collectives.maximum(mine.granularity());
    long cost = collectives.maximum(Math.round(mine.cost() * 1000));
    return new LaunchClock(
        clock, new ClockQuality(clock.name(), granularity, cost / 1000.0), clock.now());
  }

  long sinceBegin(long reading) {
    return reading - origin;
  }
}
