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
 */
record DriftEstimator(int fitPoints, int exchanges) {

  void serve(PingPong pingPong, int client) {
    pingPong.serve(client, fitPoints * exchanges);
  }

  /** The client's model; its intercept is the regression's, which the paper finds too wide. */
  LinearModel measure(PingPong pingPong, int server, double roundTrip) {
    double[] times = new double[fitPoints];
    double[] drifts = new double[fitPoints];
    double[] offsets = new double[exchanges];
    double[] locals = new double[exchanges];
    Integer[] order = new Integer[exchanges];
    for (int point = 0; point < fitPoints; point++) {
      for (int exchange = 0; exchange < exchanges; exchange++) {
        pingPong.exchange(server);
        locals[exchange] = pingPong.received();
        offsets[exchange] = pingPong.received() - pingPong.stamp() - roundTrip / 2;
      }
      Arrays.setAll(order, index -> index);
      Arrays.sort(order, Comparator.comparingDouble(index -> offsets[index]));
      int median = order[exchanges / 2];
      times[point] = locals[median];
      drifts[point] = offsets[median];
    }
    return fit(times, drifts);
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
