package org.tutti.sync.clocksync;

import java.util.Arrays;
import java.util.List;

/**
 * A global clock through states of drift and skew: between two of them the cubic that meets both
 * drifts and both skews, which is the best guess for a clock whose frequency walks at random;
 * outside them a straight line. A linear model is the case of one state.
 *
 * <p>Times count from an origin per rank, so that doubles resolve them.
 */
public final class LearnedClock implements GlobalClock {
  private static final int MAX_ITERATIONS = 50;
  private static final int HEAD = 9;
  private static final int WIDTH = 6;

  private final long origin;
  private final long rootOrigin;
  private final Confidence confidence;
  private final DriftState[] states;
  private final double[] times;

  /**
   * @param origin local time from which this rank's states count
   * @param rootOrigin root's local time from which the root counts
   * @param states at least one, by time
   */
  public LearnedClock(
      long origin, long rootOrigin, Confidence confidence, List<DriftState> states) {
    this.origin = origin;
    this.rootOrigin = rootOrigin;
    this.confidence = confidence;
    this.states = states.toArray(new DriftState[0]);
    this.times = new double[states.size()];
    for (int index = 0; index < times.length; index++) {
      times[index] = this.states[index].time();
    }
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
    for (int iteration = 0; iteration < MAX_ITERATIONS; iteration++) {
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
    double time = local - origin;
    double limit = confidence.limit(Math.abs(time - times[0]));
    return Math.min(limit, confidence.bound(variance(time), turn(time)));
  }

  /**
   * How many times farther outside the states than they are apart. What shifted them may have
   * changed meanwhile by as much as it is, as traffic that messages wait behind does, and turned
   * their line.
   */
  private double turn(double time) {
    double last = times[times.length - 1];
    double outside = Math.max(0, Math.max(times[0] - time, time - last));
    return times.length == 1 ? 0 : outside / (last - times[0]);
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
      DriftState end = states[Math.max(0, next - 1)];
      return end.at(time, confidence.walk()).driftVariance();
    }
    DriftState left = states[next - 1];
    DriftState right = states[next];
    double before = time - left.time();
    double after = right.time() - time;
    double length = before + after;
    double share = before / length;
    // What a walk may do between two states that are known, plus what is not known of these.
    double between = before * before * before * after * after * after / (length * length * length);
    return (1 - share) * left.driftVariance()
        + share * right.driftVariance()
        + confidence.walk() * between / 3;
  }

  /** Index of the first state after {@code time}. */
  private int next(double time) {
    int found = Arrays.binarySearch(times, time);
    return found >= 0 ? found + 1 : -found - 1;
  }

  /** The clock as numbers, for a rank that reads the same local clock. */
  public long[] code() {
    long[] code = new long[HEAD + WIDTH * states.length];
    code[0] = origin;
    code[1] = rootOrigin;
    code[2] = Double.doubleToLongBits(confidence.walk());
    code[3] = Double.doubleToLongBits(confidence.randomQuantile());
    code[4] = Double.doubleToLongBits(confidence.shiftVariance());
    code[5] = Double.doubleToLongBits(confidence.shiftQuantile());
    code[6] = Double.doubleToLongBits(confidence.floor());
    code[7] = Double.doubleToLongBits(confidence.offsetLimit());
    code[8] = Double.doubleToLongBits(confidence.slopeLimit());
    for (int index = 0; index < states.length; index++) {
      DriftState state = states[index];
      int at = HEAD + WIDTH * index;
      code[at] = Double.doubleToLongBits(state.time());
      code[at + 1] = Double.doubleToLongBits(state.drift());
      code[at + 2] = Double.doubleToLongBits(state.skew());
      code[at + 3] = Double.doubleToLongBits(state.driftVariance());
      code[at + 4] = Double.doubleToLongBits(state.covariance());
      code[at + 5] = Double.doubleToLongBits(state.skewVariance());
    }
    return code;
  }

  /** The clock whose {@link #code} was {@code code}. */
  public static LearnedClock ofCode(long[] code) {
    double[] numbers = Arrays.stream(code).mapToDouble(Double::longBitsToDouble).toArray();
    DriftState[] states = new DriftState[(code.length - HEAD) / WIDTH];
    for (int index = 0; index < states.length; index++) {
      int at = HEAD + WIDTH * index;
      states[index] =
          new DriftState(
              numbers[at],
              numbers[at + 1],
              numbers[at + 2],
              numbers[at + 3],
              numbers[at + 4],
              numbers[at + 5]);
    }
    return new LearnedClock(
        code[0],
        code[1],
        new Confidence(
            numbers[2], numbers[3], numbers[4], numbers[5], numbers[6], numbers[7], numbers[8]),
        List.of(states));
  }
}
