package org.tutti.campaign.driver;

import java.time.Duration;

/** Counts the blocks that a run of the driver has finished. */
final class BlockCount {
  private final long began;
  private final Duration prepared;
  private int run;
  private int block;

  /**
   * @param began when the run began, by {@link System#nanoTime}
   * @param prepared time that was spent before
   */
  BlockCount(long began, Duration prepared) {
    this.began = began;
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
    return prepared.plusNanos(System.nanoTime() - began);
  }
}
