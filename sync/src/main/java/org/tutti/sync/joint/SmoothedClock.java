package org.tutti.sync.joint;

import java.util.Arrays;
import org.tutti.sync.clocksync.GlobalClock;

/**
 * A global clock through smoothed states: between two of them the cubic that meets both drifts and
 * both skews, which is the best guess for a clock whose frequency walks at random; outside them a
 * straight line.
 */
final class SmoothedClock implements GlobalClock {
  private static final int MOST_ITERATIONS = 50;

  private final DriftState[] states;
  private final double[] times;
  private final double walk;
  private final Knots knots;
  private final long origin;
  private final long rootOrigin;

  /**
   * @param origin local time from which this rank's knots count
   * @param rootOrigin root's local time from which the root counts
   * @param walk variance of the skew's change per nanosecond
   */
  SmoothedClock(Knots knots, double walk, long origin, long rootOrigin) {
    this.knots = knots;
    this.walk = walk;
    this.origin = origin;
    this.rootOrigin = rootOrigin;
    states = DriftSmoother.smooth(knots, walk);
    times = Arrays.stream(states).mapToDouble(DriftState::time).toArray();
  }

  @Override
  public long toGlobal(long local) {
    long time = local - origin;
    return rootOrigin + time - Math.round(drift((double) time));
  }

  @Override
  public long toLocal(long global) {
    long time = global - rootOrigin;
    double drift = drift((double) time);
    for (int iteration = 0; iteration < MOST_ITERATIONS; iteration++) {
      double next = drift(time + drift);
      if (Math.abs(next - drift) < 0.01) {
        break;
      }
      drift = next;
    }
    return origin + time + Math.round(drift);
  }

  @Override
  public double uncertainty(long local) {
    double variance = variance((double) (local - origin)) + knots.shiftVariance();
    return knots.quantile() * Math.sqrt(variance) + knots.floor();
  }

  private double drift(double time) {
    int next = next(time);
    if (next == 0 || next == times.length) {
      DriftState end = states[Math.max(0, next - 1)];
      return end.drift() + end.skew() * (time - end.time());
    }
    DriftState left = states[next - 1];
    DriftState right = states[next];
    double length = right.time() - left.time();
    double share = (time - left.time()) / length;
    double rest = 1 - share;
    return rest * rest * (1 + 2 * share) * left.drift()
        + share * share * (1 + 2 * rest) * right.drift()
        + length * share * rest * (rest * left.skew() - share * right.skew());
  }

  private double variance(double time) {
    int next = next(time);
    if (next == 0 || next == times.length) {
      return states[Math.max(0, next - 1)].at(time, walk).driftVariance();
    }
    DriftState left = states[next - 1];
    DriftState right = states[next];
    double before = time - left.time();
    double after = right.time() - time;
    double length = before + after;
    double share = before / length;
    // What a walk may do between two states that are known, plus what is not known of these.
    double between = before * before * before * after * after * after / (length * length * length);
    return (1 - share) * left.driftVariance() + share * right.driftVariance() + walk * between / 3;
  }

  /** Index of the first state after {@code time}. */
  private int next(double time) {
    int found = Arrays.binarySearch(times, time);
    return found >= 0 ? found + 1 : -found - 1;
  }
}
