package org.tutti.sync.clocksync;

import java.util.function.LongUnaryOperator;
import org.tutti.sync.clock.RankClock;

/**
 * A clock that shows global time.
 *
 * @param local this rank's clock
 * @param toGlobal the global time of one of its times
 */
public record GlobalTime(RankClock local, LongUnaryOperator toGlobal) implements RankClock {
  @Override
  public long now() {
    return toGlobal.applyAsLong(local.now());
  }

  @Override
  public String name() {
    return local.name();
  }
}
