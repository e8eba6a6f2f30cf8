package org.tutti.campaign.driver;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.PlannedLaunch;

/**
 * When the blocks of a campaign begin that is spread over a time. A machine may stay in a state for
 * minutes, so that launches one after the other resemble each other. Each block but the first
 * begins at a random moment of its own part of the time: something that happens at regular
 * intervals must not meet each of them.
 */
final class LaunchSpread {
  private static final Duration STEP = Duration.ofMillis(100);

  private final Duration[] due;
  private final DriverClock clock;
  private final long began;
  private int next;

  /**
   * @param spread the time; zero to begin each block at once
   * @param blocks that are still to be run
   * @param seed of the campaign
   */
  LaunchSpread(Duration spread, int blocks, long seed, DriverClock clock) {
    this.clock = clock;
    this.began = clock.nanoTime();
    this.due = new Duration[Math.max(1, blocks)];
    SplittableRandom random = new SplittableRandom(seed);
    for (int block = 0; block < due.length; block++) {
      double part = block == 0 ? 0 : block + random.nextDouble();
      due[block] = Duration.ofNanos(Math.round(spread.toNanos() * Math.min(1, part / due.length)));
    }
  }

  /** The moments of the blocks of a campaign that are still to be run, and begin now. */
  static LaunchSpread of(Manifest manifest, List<PlannedLaunch> missing, DriverClock clock) {
    int blocks = (int) missing.stream().mapToInt(PlannedLaunch::block).distinct().count();
    return new LaunchSpread(
        part(manifest.spread().orElse(Duration.ZERO), blocks, Math.max(1, manifest.blocks())),
        blocks,
        manifest.seed(),
        clock);
  }

  /** The part of a campaign's time in which some of its blocks are made. */
  static Duration part(Duration spread, int blocks, int all) {
    return spread.multipliedBy(blocks).dividedBy(all);
  }

  /** When a block begins, counted from 0, since the beginning. */
  Duration due(int block) {
    return due[block];
  }

  /** Time since the beginning. */
  Duration elapsed() {
    return Duration.ofNanos(clock.nanoTime() - began);
  }

  /**
   * Waits until the next block begins.
   *
   * @param ended whether to wait no more
   * @param waiting is told how long it will still wait, about every 100 ms
   * @return whether it waited at all
   */
  boolean await(BooleanSupplier ended, Consumer<Duration> waiting) {
    Duration begins = due(next++);
    boolean waited = false;
    try {
      for (Duration left = begins.minus(elapsed());
          left.compareTo(Duration.ZERO) > 0 && !ended.getAsBoolean();
          left = begins.minus(elapsed())) {
        waited = true;
        waiting.accept(left);
        clock.sleep(left.compareTo(STEP) < 0 ? left : STEP);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return waited;
  }
}
