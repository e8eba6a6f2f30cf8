package org.tutti.campaign.driver;

import java.time.Duration;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;

/**
 * When the blocks of a campaign begin that is spread over a time. A machine may stay in a state for
 * minutes, so that launches one after the other resemble each other. Each block but the first
 * begins at a random moment of its own part of the time: something that happens at regular
 * intervals must not meet each of them.
 */
final class LaunchSpread {
  private static final Duration STEP = Duration.ofMillis(100);

  private final Duration spread;
  private final int blocks;
  private final SplittableRandom random;
  private final long began = System.nanoTime();
  private int next;

  /**
   * @param spread the time; zero to begin each block at once
   * @param blocks that are still to be run
   * @param seed of the campaign
   */
  LaunchSpread(Duration spread, int blocks, long seed) {
    this.spread = spread;
    this.blocks = Math.max(1, blocks);
    this.random = new SplittableRandom(seed);
  }

  /** The part of a campaign's time in which some of its blocks are made. */
  static Duration part(Duration spread, int blocks, int all) {
    return spread.multipliedBy(blocks).dividedBy(all);
  }

  /** When the next block begins, since the beginning. */
  Duration due() {
    double part = next == 0 ? 0 : next + random.nextDouble();
    next++;
    return Duration.ofNanos(Math.round(spread.toNanos() * Math.min(1, part / blocks)));
  }

  /**
   * Waits until the next block begins.
   *
   * @param ended whether to wait no more
   * @return whether it waited at all
   */
  boolean await(BooleanSupplier ended) {
    long due = began + due().toNanos();
    boolean waited = false;
    try {
      while (due - System.nanoTime() > 0 && !ended.getAsBoolean()) {
        waited = true;
        Thread.sleep(Math.min(STEP.toMillis(), Math.max(1, (due - System.nanoTime()) / 1_000_000)));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return waited;
  }
}
