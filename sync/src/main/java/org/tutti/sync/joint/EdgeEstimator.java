package org.tutti.sync.joint;

import java.util.Arrays;
import java.util.List;

/**
 * What the bursts of one edge say of the drift {@code client - server}.
 *
 * <p>With b the slope known so far, X a burst's centre and R its smallest round trip, each exchange
 * gives a forward delay {@code F = stamp - sent + b (sent + R/2 - X)} and a backward delay {@code G
 * = received - stamp - b (received - R/2 - X)}, both with the drift at X in them, with opposite
 * signs. Their lowest values f and g were delayed least: the drift is {@code (g - f) / 2}, and
 * {@code W = f + g} tells how good the burst was.
 */
final class EdgeEstimator {
  private static final int PASSES = 3;
  private static final double LOWEST_SHARE = 0.15;
  private static final double NEAR_THE_MINIMUM_NANOS = 20;
  private static final double NEAR_THE_MINIMUM = 0.05;
  private static final int LEAST_BURSTS_TO_RESCALE = 8;
  private static final double LEAST_RESCALING = 0.25;

  private final List<Burst> bursts;
  private final double granularity;
  private final double[] centres;
  private final double[] drifts;
  private final double[] widths;
  private double[] variances;

  private EdgeEstimator(List<Burst> bursts, double granularity) {
    this.bursts = bursts;
    this.granularity = granularity;
    centres = bursts.stream().mapToDouble(Burst::centre).toArray();
    drifts = new double[bursts.size()];
    widths = new double[bursts.size()];
  }

  /** The edge between two places, from all its bursts so far. */
  static Edge estimate(int client, int server, List<Burst> bursts, double granularity) {
    EdgeEstimator estimator = new EdgeEstimator(bursts, granularity);
    Line line = new Line(0, 0);
    for (int pass = 1; pass <= PASSES; pass++) {
      estimator.measure(line.slope(), pass == PASSES);
      estimator.variances = estimator.fromWidths();
      line = Line.robust(estimator.centres, estimator.drifts, estimator.variances);
    }
    estimator.rescale(line);
    double roundTrip = bursts.stream().mapToLong(Burst::smallestRoundTrip).min().orElseThrow();
    double excess = (Quantiles.of(estimator.widths, 0.25) - Quantiles.of(estimator.widths, 0)) / 4;
    return new Edge(
        client,
        server,
        roundTrip,
        excess,
        line,
        estimator.centres,
        estimator.drifts,
        estimator.variances);
  }

  private void measure(double slope, boolean last) {
    for (int index = 0; index < drifts.length; index++) {
      Burst burst = bursts.get(index);
      double[] forward = new double[burst.exchanges()];
      double[] backward = new double[burst.exchanges()];
      double half = burst.smallestRoundTrip() / 2.0;
      for (int exchange = 0; exchange < burst.exchanges(); exchange++) {
        long sent = burst.sent(exchange);
        long received = burst.received(exchange);
        long stamp = burst.stamp(exchange);
        forward[exchange] = stamp - sent + slope * (sent + half - centres[index]);
        backward[exchange] = received - stamp - slope * (received - half - centres[index]);
      }
      double near = Math.max(NEAR_THE_MINIMUM_NANOS, NEAR_THE_MINIMUM * 2 * half);
      double least = last ? lowest(forward, near) : lowest(forward, 0);
      double leastBack = last ? lowest(backward, near) : lowest(backward, 0);
      drifts[index] = (leastBack - least) / 2;
      widths[index] = leastBack + least;
    }
  }

  /** The mean of the lowest 15 % that lie no farther than {@code near} from the minimum. */
  private static double lowest(double[] delays, double near) {
    Arrays.sort(delays);
    int most = (int) Math.ceil(LOWEST_SHARE * delays.length);
    return Arrays.stream(delays, 0, most)
        .filter(delay -> delay <= delays[0] + near)
        .average()
        .orElseThrow();
  }

  private double[] fromWidths() {
    double least = Quantiles.of(widths, 0);
    double usual = (Quantiles.of(widths, 0.5) - Quantiles.of(widths, 0.1)) / 4;
    double noise = Math.max(granularity, Math.min(usual, NEAR_THE_MINIMUM * least));
    double reference = Math.min(Quantiles.of(widths, 0.25), 1.1 * least);
    double[] result = new double[widths.length];
    for (int index = 0; index < result.length; index++) {
      double excess = Math.max(0, widths[index] - reference);
      result[index] = noise * noise + excess * excess / 12;
    }
    return result;
  }

  /** Second differences of the residuals show how large the noise from burst to burst really is. */
  private void rescale(Line line) {
    int count = drifts.length - 2;
    if (count < LEAST_BURSTS_TO_RESCALE - 2) {
      return;
    }
    double[] differences = new double[count];
    for (int index = 0; index < count; index++) {
      double second = residual(line, index) - 2 * residual(line, index + 1);
      second += residual(line, index + 2);
      double expected = variances[index] + 4 * variances[index + 1] + variances[index + 2];
      differences[index] = Math.abs(second) / Math.sqrt(expected);
    }
    double scale = Quantiles.MAD_TO_SD * Quantiles.of(differences, 0.5);
    double factor = Math.max(LEAST_RESCALING, scale * scale);
    for (int index = 0; index < variances.length; index++) {
      variances[index] *= factor;
    }
  }

  private double residual(Line line, int index) {
    return drifts[index] - line.at(centres[index]);
  }
}
