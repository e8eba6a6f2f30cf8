package org.tutti.sync.process;

import org.tutti.sync.clock.Clock;

/** Keeps the core: the most exact start, where every rank has a core of its own. */
public final class SpinWait implements WaitStrategy {
  @Override
  public void until(Clock clock, long local) {
    while (clock.now() < local) {
      Thread.onSpinWait();
    }
  }
}
