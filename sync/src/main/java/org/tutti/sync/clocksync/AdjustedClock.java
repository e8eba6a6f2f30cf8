package org.tutti.sync.clocksync;

import org.tutti.sync.clock.Clock;

/** A local clock that shows global time by a linear model. */
final class AdjustedClock implements Clock {
  private final Clock clock;
  private final LinearModel model;

  AdjustedClock(Clock clock, LinearModel model) {
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
