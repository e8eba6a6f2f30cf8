package org.tutti.sync.clocksync;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * The drift of a pair by linear regression over fit points (hunold2015, algorithm 4, {@code
 * LEARN_MODEL_HCA}): each fit point is the median of the offsets of several exchanges, corrected by
 * half the round-trip time, at the local time of that median.
 *
 * <p>Where messages are so slow that this would take very long, as between hosts whose processors
 * are busy, fit points have fewer exchanges. A slope that messages rule out, as the first calls of
 * a JVM or a lost core can cause, is replaced by the nearest that they allow.
 *
 * @param fitPoints number of fit points, at least 3
 * @param exchanges most exchanges per fit point
 * @param spread time from the first fit point to the last at least, in nanoseconds; 0 as in the
 *     paper, back to back
 * @param granularity step of the clocks in nanoseconds
 */
public record DriftEstimator(int fitPoints, int exchanges, long spread, double granularity) {
  /** Much longer than the exchanges of a pair take on a network that is not overloaded. */
  private static final double LONGEST_NANOS = 20e9;

  void serve(PingPong pingPong, int client) {
    for (int point = 0; point < fitPoints; point++) {
      servePoint(pingPong, client);
    }
  }

  /** The server's side of one fit point. */
  public void servePoint(PingPong pingPong, int client) {
    pingPong.serveToLast(client);
  }

  /** Exchanges of each fit point of a pair with this round-trip time. */
  int exchanges(double roundTrip) {
    double affordable = LONGEST_NANOS / (fitPoints * roundTrip);
    return (int) Math.max(1, Math.min(exchanges, affordable));
  }

  /** The client's model; its intercept is the regression's, which the paper finds too wide. */
  public LinearModel measure(PingPong pingPong, int server, double roundTrip) {
    FitPoints points = new FitPoints(roundTrip);
    long begin = pingPong.clock().now();
    for (int point = 0; point < fitPoints; point++) {
      pingPong.clock().idleUntil(begin + spread * point / (fitPoints - 1));
      points.add(pingPong, server);
    }
    return points.fit();
  }

  /** The fit points of one pair, as they come. */
  private final class FitPoints {
    private final double roundTrip;
    private final double[] times = new double[fitPoints];
    private final double[] drifts = new double[fitPoints];
    private final OffsetInterval[] intervals = new OffsetInterval[fitPoints];
    private final double[] offsets;
    private final double[] locals;
    private final Integer[] order;
    private int count;

    FitPoints(double roundTrip) {
      int each = exchanges(roundTrip);
      this.roundTrip = roundTrip;
      this.offsets = new double[each];
      this.locals = new double[each];
      this.order = new Integer[each];
      Arrays.setAll(intervals, index -> new OffsetInterval(granularity));
    }

    void add(PingPong pingPong, int server) {
      for (int exchange = 0; exchange < offsets.length; exchange++) {
        if (exchange < offsets.length - 1) {
          pingPong.exchange(server);
        } else {
          pingPong.exchangeLast(server);
        }
        intervals[count].add(pingPong);
        locals[exchange] = pingPong.received();
        offsets[exchange] = pingPong.received() - pingPong.stamp() - roundTrip / 2;
      }
      Arrays.setAll(order, index -> index);
      Arrays.sort(order, Comparator.comparingDouble(index -> offsets[index]));
      int median = order[offsets.length / 2];
      times[count] = locals[median];
      drifts[count] = offsets[median];
      count++;
    }

    /** The line, with the interval that confines it best at the end for its offset. */
    LinearModel fit() {
      LinearModel fitted = DriftEstimator.fit(times, drifts);
      SlopeLimit allowed = SlopeLimit.of(intervals);
      // Starts that are planned by an impossible slope come late, which delays the next ones: they
      // would recede exponentially.
      LinearModel line = fitted.sloping(allowed.nearest(fitted.slope()));
      double limit = allowed.errorOf(line.slope());
      double end = intervals[fitPoints - 1].time();
      OffsetInterval best =
          Arrays.stream(intervals)
              .min(
                  Comparator.comparingDouble(
                      interval -> error(line, interval) + limit * (end - interval.time())))
              .orElseThrow();
      // A slope that cannot be right refutes whatever its residuals say of it.
      double variance =
          allowed.allows(fitted.slope())
              ? SlopeVariance.of(line, times, drifts, granularity)
              : ModelError.UNKNOWN_VARIANCE;
      return new LinearModel(
          line.slope(),
          line.intercept(),
          best.time(),
          new ModelError(error(line, best), 0, 0, variance, 0, limit));
    }

    private static double error(LinearModel line, OffsetInterval interval) {
      return interval.errorOf(line.drift(interval.time()));
    }
  }

  /** Ordinary least squares of {@code drifts} over {@code times}. */
  static LinearModel fit(double[] times, double[] drifts) {
    int points = times.length;
    double meanTime = Arrays.stream(times).average().orElseThrow();
    double meanDrift = Arrays.stream(drifts).average().orElseThrow();
    double spread = IntStream.range(0, points).mapToDouble(i -> square(times[i] - meanTime)).sum();
    double slope =
        IntStream.range(0, points)
                .mapToDouble(i -> (times[i] - meanTime) * (drifts[i] - meanDrift))
                .sum()
            / spread;
    double intercept = meanDrift - slope * meanTime;
    return new LinearModel(slope, intercept, meanTime, ModelError.NONE);
  }

  private static double square(double value) {
    return value * value;
  }
}
