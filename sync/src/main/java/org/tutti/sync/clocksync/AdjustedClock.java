package org.tutti.sync.clocksync;

import org.tutti.sync.clock.RankClock;

/** A local clock that shows global time by a linear model. */
final class AdjustedClock implements RankClock {
  private final RankClock clock;
  private final LinearModel model;

  AdjustedClock(RankClock clock, LinearModel model) {
    this.clock = clock;
    this.model = model;
  }

  @Override
  public long now() {
    long local = clock.now();
    return local - Math.round(model.drift((double) local));
  }

  @Override
  public String name() {
    return clock.name();
  }
}
