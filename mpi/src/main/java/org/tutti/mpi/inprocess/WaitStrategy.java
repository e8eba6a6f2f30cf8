package org.tutti.mpi.inprocess;

import java.util.concurrent.locks.LockSupport;
import org.tutti.mpi.threads.Job;

/**
 * How one rank waits for another. While there is a core for every rank it spins, since the answer
 * is a cache line away. With more ranks than cores the awaited rank may need this very core, so it
 * yields almost at once. Who waits long parks, and leaves the core to the compiler and collector;
 * with more ranks than cores, the sooner and the longer, since yielding takes that core as well.
 */
final class WaitStrategy {
  private static final int SPINS_WITH_A_CORE_EACH = 1_000;
  private static final int SPINS_WHEN_CROWDED = 10;
  private static final int YIELDS_WITH_A_CORE_EACH = 2_000;
  private static final int YIELDS_WHEN_CROWDED = 50;
  private static final long PARK_NANOS = 20_000;
  private static final long LONGEST_PARK_WHEN_CROWDED = 80_000;

  private final Job job;
  private final int spins;
  private final int yields;
  private final long longestPark;
  private int turns;
  private long park;

  WaitStrategy(Job job, int ranks, int cores) {
    this.job = job;
    boolean isCrowded = ranks > cores;
    this.spins = isCrowded ? SPINS_WHEN_CROWDED : SPINS_WITH_A_CORE_EACH;
    this.yields = isCrowded ? YIELDS_WHEN_CROWDED : YIELDS_WITH_A_CORE_EACH;
    this.longestPark = isCrowded ? LONGEST_PARK_WHEN_CROWDED : PARK_NANOS;
  }

  void begin() {
    turns = 0;
    park = PARK_NANOS;
  }

  /** One turn of a waiting loop; throws if a rank has failed. */
  void pause() {
    turns++;
    if (turns <= spins) {
      Thread.onSpinWait();
      if ((turns & 0x3f) != 0) {
        return;
      }
    } else if (turns <= spins + yields) {
      Thread.yield();
    } else {
      turns = spins + yields;
      LockSupport.parkNanos(park);
      park = Math.min(2 * park, longestPark);
    }
    job.check();
  }
}
