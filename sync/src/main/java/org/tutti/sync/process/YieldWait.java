package org.tutti.sync.process;

import org.tutti.sync.clock.Clock;

/**
 * Gives the core to other ranks while the start is far, where ranks outnumber cores: a rank that
 * spins through its time slice would keep the others from getting ready.
 */
@SuppressWarnings("ThreadPriorityCheck") // Ranks share cores here: handing over is the point.
public final class YieldWait implements WaitStrategy {
  @Override
  public void until(Clock clock, long local) {
    while (clock.now() < local) {
      Thread.yield();
    }
  }
}
