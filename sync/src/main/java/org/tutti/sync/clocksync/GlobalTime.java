package org.tutti.sync.clocksync;

import org.tutti.sync.clock.RankClock;

/**
 * A clock that shows global time.
 *
 * @param local this rank's clock
 * @param global how its times convert
 */
public record GlobalTime(RankClock local, GlobalClock global) implements RankClock {
  @Override
  public long now() {
    return global.toGlobal(local.now());
  }

  @Override
  public String name() {
    return local.name();
  }
}
