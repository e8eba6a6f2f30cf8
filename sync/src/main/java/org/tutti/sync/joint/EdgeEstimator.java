package org.tutti.sync.joint;

import java.util.Arrays;
import java.util.List;

/**
 * Estimates the drift {@code client - server} of one edge from its bursts.
 *
 * <p>With b the slope known so far, X a burst's center and R its smallest round trip, each exchange
 * gives a forward delay {@code F = stamp - sent + b (sent + R/2 - X)} and a backward delay {@code G
 * = received - stamp - b (received - R/2 - X)}, both with the drift at X in them, with opposite
 * signs. Their lowest values f and g were delayed least: the drift is {@code (g - f) / 2}, and
 * {@code W = f + g} shows how good the burst was.
 */
final class EdgeEstimator {
  private static final int PASSES = 3;
  private static final double LOWEST_SHARE = 0.15;
  private static final double NEAR_THE_MINIMUM_NANOS = 20;
  private static final double NEAR_THE_MINIMUM = 0.05;
  private static final int MIN_BURSTS_TO_RESCALE = 8;

  /**
   * The round trips of a burst are all slower while the ranks or the route are in another place.
   * Such a burst does not lose weight without limit: its two directions differ by this share.
   */
  private static final double SLOWER_WAY = 0.03;

  /** Waits of other lengths do not come back to the same width by chance. */
  private static final int MIN_RETURNS = 2;

  /** Time after which two bursts are no longer shifted together, in nanoseconds. */
  private static final double MEMORY = 2.5e8;

  private static final double MIN_RESCALING = 0.0025;

  private final List<Burst> bursts;
  private final double granularity;
  private final double[] centers;
  private final double[] drifts;
  private final double[] widths;
  private double[] variances;

  private EdgeEstimator(List<Burst> bursts, double granularity) {
    this.bursts = bursts;
    this.granularity = granularity;
    centers = bursts.stream().mapToDouble(Burst::center).toArray();
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
      line = Line.robust(estimator.centers, estimator.drifts, estimator.variances);
    }
    estimator.rescale(line);
    return new Edge(
        client,
        server,
        estimator.scatter(),
        estimator.excess(),
        line,
        new Edge.BurstDrifts(estimator.centers, estimator.drifts, estimator.variances));
  }

  /**
   * How far the directions may differ because bursts were held up. If most of them were, as behind
   * other traffic, the best ones show the link itself only if they come back to the same width
   * again and again, in both halves of the time; otherwise they may have been held up as well, in
   * one direction.
   */
  private double excess() {
    double least = Quantiles.of(widths, 0);
    double near = Math.max(NEAR_THE_MINIMUM_NANOS, NEAR_THE_MINIMUM * least);
    double high = Quantiles.of(widths, 0.75);
    double usual = (Quantiles.of(widths, 0.25) - least) / 4;
    int half = widths.length / 2;
    boolean isSeen =
        returns(0, half, least, near) >= MIN_RETURNS
            && returns(half, widths.length, least, near) >= MIN_RETURNS;
    return high > least + 2 * near && !isSeen ? Math.max(usual, (high - least) / 2) : usual;
  }

  /** How often bursts of some time are near the least width, with others far from it in between. */
  private int returns(int from, int to, double least, double near) {
    int returns = 0;
    boolean isAway = true;
    for (int index = from; index < to; index++) {
      double width = widths[index];
      if (width <= least + near && isAway) {
        returns++;
        isAway = false;
      } else if (width > least + 2 * near) {
        isAway = true;
      }
    }
    return returns;
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
        forward[exchange] = stamp - sent + slope * (sent + half - centers[index]);
        backward[exchange] = received - stamp - slope * (received - half - centers[index]);
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

  /** The scatter of the better bursts: where ranks lost their core, delays do not show the link. */
  private double scatter() {
    double[] usual =
        bursts.stream()
            .mapToDouble(burst -> Quantiles.of(burst.roundTrips().toArray(), 0.5))
            .toArray();
    double least = bursts.stream().mapToDouble(Burst::smallestRoundTrip).min().orElseThrow();
    return (Quantiles.of(usual, 0.25) - least) / 2;
  }

  private double[] fromWidths() {
    double least = Quantiles.of(widths, 0);
    double usual = (Quantiles.of(widths, 0.5) - Quantiles.of(widths, 0.1)) / 4;
    double noise = Math.max(granularity / 4, Math.min(usual, NEAR_THE_MINIMUM * least));
    double reference = Math.min(Quantiles.of(widths, 0.25), 1.1 * least);
    double[] result = new double[widths.length];
    for (int index = 0; index < result.length; index++) {
      double excess = Math.max(0, widths[index] - reference) / Math.sqrt(12);
      double penalty = Math.min(excess, SLOWER_WAY * widths[index]);
      result[index] = noise * noise + penalty * penalty;
    }
    return result;
  }

  /**
   * Second differences of the residuals show how large the noise really is: from burst to burst,
   * and between the means of so many that they do not share what shifts neighbors alike.
   */
  private void rescale(Line line) {
    if (drifts.length < MIN_BURSTS_TO_RESCALE) {
      return;
    }
    double[] spacings = new double[drifts.length - 1];
    Arrays.setAll(spacings, index -> centers[index + 1] - centers[index]);
    int block = (int) Math.round(MEMORY / Quantiles.of(spacings, 0.5));
    block = Math.max(1, Math.min(block, drifts.length / MIN_BURSTS_TO_RESCALE));
    double factor = Math.max(MIN_RESCALING, Math.max(noise(line, 1), noise(line, block)));
    for (int index = 0; index < variances.length; index++) {
      variances[index] *= factor;
    }
  }

  /** The noise of means over {@code block} bursts, relative to what their variances predict. */
  private double noise(Line line, int block) {
    double[] differences = new double[drifts.length - 3 * block + 1];
    for (int start = 0; start < differences.length; start++) {
      double difference = 0;
      double expected = 0;
      for (int index = 0; index < 3 * block; index++) {
        double share = index / block == 1 ? -2.0 / block : 1.0 / block;
        difference += share * residual(line, start + index);
        expected += share * share * variances[start + index];
      }
      differences[start] = Math.abs(difference) / Math.sqrt(expected);
    }
    double scale = Quantiles.MAD_TO_SD * Quantiles.of(differences, 0.5);
    return scale * scale;
  }

  private double residual(Line line, int index) {
    return drifts[index] - line.at(centers[index]);
  }
}
