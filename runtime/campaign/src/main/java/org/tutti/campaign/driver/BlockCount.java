package org.tutti.campaign.driver;

import java.time.Duration;

/** Counts the blocks that a run of the driver has finished. */
final class BlockCount {
  private final DriverClock clock;
  private final long began;
  private final Duration prepared;
  private int run;
  private int block;

  /**
   * @param clock by which the run begins now
   * @param prepared time that was spent before
   */
  BlockCount(DriverClock clock, Duration prepared) {
    this.clock = clock;
    this.began = clock.nanoTime();
    this.prepared = prepared;
  }

  /** A launch of this block is next; returns whether it is the first of its block in this run. */
  boolean begin(int next) {
    boolean isNext = next != block;
    run += isNext && block != 0 ? 1 : 0;
    block = next;
    return isNext;
  }

  int run() {
    return run;
  }

  Duration prepared() {
    return prepared;
  }

  /** Since the preparation began. */
  Duration elapsed() {
    return prepared.plusNanos(clock.nanoTime() - began);
  }
}
