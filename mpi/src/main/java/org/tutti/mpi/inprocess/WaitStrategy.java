package org.tutti.mpi.inprocess;

import java.util.concurrent.locks.LockSupport;
import org.tutti.mpi.threads.Job;

/**
 * How one rank waits for another. While there is a core for every rank it spins, since the answer
 * is a cache line away. With more ranks than cores the awaited rank may need this very core, so it
 * yields almost at once. Who waits long parks, and leaves the core to the compiler and collector.
 */
final class WaitStrategy {
  private static final int SPINS_WITH_A_CORE_EACH = 1_000;
  private static final int SPINS_WHEN_CROWDED = 10;
  private static final int YIELDS = 2_000;
  private static final long PARK_NANOS = 20_000;

  private final Job job;
  private final int spins;
  private int turns;

  WaitStrategy(Job job, int ranks, int cores) {
    this.job = job;
    this.spins = ranks <= cores ? SPINS_WITH_A_CORE_EACH : SPINS_WHEN_CROWDED;
  }

  void begin() {
    turns = 0;
  }

  /** One turn of a waiting loop; throws if a rank has failed. */
  void pause() {
    turns++;
    if (turns <= spins) {
      Thread.onSpinWait();
      if ((turns & 0x3f) != 0) {
        return;
      }
    } else if (turns <= spins + YIELDS) {
      Thread.yield();
    } else {
      turns = spins + YIELDS;
      LockSupport.parkNanos(PARK_NANOS);
    }
    job.check();
  }
}
