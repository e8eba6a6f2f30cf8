package org.tutti.sync.clocksync;

import org.tutti.sync.clock.Clock;

/**
 * A clock that shows global time.
 *
 * @param local this rank's clock
 * @param global how its times convert
 */
public record GlobalTime(Clock local, GlobalClock global) implements Clock {
  @Override
  public long now() {
    return global.toGlobal(local.now());
  }

  @Override
  public String name() {
    return local.name();
  }
}
