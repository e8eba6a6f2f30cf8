package org.tutti.sync.clocksync;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * The drift of a pair by linear regression over fit points (hunold2015, algorithm 4, {@code
 * LEARN_MODEL_HCA}): each fit point is the median of the offsets of several exchanges, corrected by
 * half the round-trip time, at the local time of that median.
 *
 * @param fitPoints number of fit points, at least 3
 * @param exchanges exchanges per fit point
 * @param spread time from the first fit point to the last at least, in nanoseconds; 0 as in the
 *     paper, back to back
 */
record DriftEstimator(int fitPoints, int exchanges, long spread) {

  void serve(PingPong pingPong, int client) {
    pingPong.serve(client, fitPoints * exchanges);
  }

  /** The client's model; its intercept is the regression's, which the paper finds too wide. */
  LinearModel measure(PingPong pingPong, int server, double roundTrip) {
    FitPoints points = new FitPoints(fitPoints, exchanges, roundTrip);
    long begin = pingPong.clock().now();
    for (int point = 0; point < fitPoints; point++) {
      pingPong.clock().idleUntil(begin + spread * point / (fitPoints - 1));
      points.add(pingPong, server);
    }
    return points.fit();
  }

  /** The fit points of one pair, as they come. */
  static final class FitPoints {
    private final double roundTrip;
    private final double[] times;
    private final double[] drifts;
    private final double[] offsets;
    private final double[] locals;
    private final Integer[] order;
    private int count;

    FitPoints(int fitPoints, int exchanges, double roundTrip) {
      this.roundTrip = roundTrip;
      times = new double[fitPoints];
      drifts = new double[fitPoints];
      offsets = new double[exchanges];
      locals = new double[exchanges];
      order = new Integer[exchanges];
    }

    void add(PingPong pingPong, int server) {
      for (int exchange = 0; exchange < offsets.length; exchange++) {
        pingPong.exchange(server);
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

    LinearModel fit() {
      LinearModel model = DriftEstimator.fit(times, drifts);
      double variance =
          Math.max(model.slopeVariance(), SlopeVariance.ofBlocks(model, times, drifts));
      variance += SlopeVariance.ofAsymmetry(roundTrip, times[times.length - 1] - times[0]);
      return new LinearModel(
          model.slope(), model.intercept(), variance, model.offsetBound(), model.offsetTime());
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
    double residuals =
        IntStream.range(0, points)
            .mapToDouble(i -> square(drifts[i] - slope * times[i] - intercept))
            .sum();
    double variance = residuals / (points - 2);
    double offsetBound = 2.5758 * Math.sqrt(variance / points);
    return new LinearModel(slope, intercept, variance / spread, offsetBound, meanTime);
  }

  private static double square(double value) {
    return value * value;
  }
}
