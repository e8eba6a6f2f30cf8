package org.tutti.sync.tsc;

import java.util.concurrent.locks.LockSupport;

/**
 * The rate of the counter against the monotonic clock.
 *
 * @param nanosPerTick nanoseconds per tick
 * @param error bound of its relative error: how exactly the two readings at both ends of the
 *     calibration are known to be simultaneous, by its length
 */
public record TscRate(double nanosPerTick, double error) {
  private static final long CALIBRATION_NANOS = 100_000_000;
  private static final int TRIES = 500;

  static TscRate calibrate() {
    Pair begin = Pair.read();
    LockSupport.parkNanos(CALIBRATION_NANOS);
    Pair end = Pair.read();
    double nanos = end.nanos - begin.nanos;
    return new TscRate(nanos / (end.tick - begin.tick), (begin.width + end.width) / 2 / nanos);
  }

  /**
   * A tick and the nanoseconds at the same moment.
   *
   * @param width time between the readings of the monotonic clock before and after the tick
   */
  private record Pair(long tick, double nanos, double width) {

    /** The closest of some tries. */
    static Pair read() {
      Pair best = new Pair(0, 0, Double.MAX_VALUE);
      for (int attempt = 0; attempt < TRIES; attempt++) {
        long before = System.nanoTime();
        long tick = TscReader.read();
        long after = System.nanoTime();
        if (after - before < best.width) {
          best = new Pair(tick, before + (after - before) / 2.0, after - before);
        }
      }
      return best;
    }
  }
}
