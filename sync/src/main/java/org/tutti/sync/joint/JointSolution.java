package org.tutti.sync.joint;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.tutti.sync.clocksync.Confidence;

/** The drifts of all places at all bursts, and how exact they are. */
final class JointSolution {
  /** Degrees of freedom of the noise of a few dozen bursts, some of which are poor. */
  private static final double NOISE_FREEDOM = 15;

  /** How many observations the assumed asymmetry counts for beside the loops. */
  private static final double PRIOR_FREEDOM = 10;

  /** With more places than this, variances are computed for a sample of them. */
  private static final int LARGEST_SAMPLE = 64;

  private final int places;
  private final List<Edge> edges;
  private final double[] burstTimes;
  private final double[][] drifts;
  private final double[][] trust;
  private final double[] usualVariances;
  private final double[] randomVariances;
  private final double[] shiftVariances;
  private final double[][] precisions;
  private final double[] usualPrecisions;
  private final double randomQuantile;
  private final double shiftQuantile;

  JointSolution(
      int places,
      List<Edge> edges,
      double[] burstTimes,
      double[][] drifts,
      double[][] trust,
      double[] loopErrors) {
    this.places = places;
    this.edges = edges;
    this.burstTimes = burstTimes;
    this.drifts = drifts;
    this.trust = trust;
    usualVariances =
        edges.stream().mapToDouble(edge -> median(edge.measured().variances())).toArray();
    randomVariances = new double[places];
    shiftVariances = new double[places];
    precisions = new double[burstTimes.length][places];
    usualPrecisions = new double[places];
    int freedom = edges.size() - places + 1;
    randomQuantile = Confidence.quantile(NOISE_FREEDOM, places);
    shiftQuantile = Confidence.quantile(PRIOR_FREEDOM + freedom, places);
    addPrecisions();
    propagate((PRIOR_FREEDOM + loopChi2(loopErrors)) / (PRIOR_FREEDOM + freedom));
  }

  /** The drifts of one place, as they are sent to it. */
  DriftSeries knots(int place) {
    int count = burstTimes.length;
    double[] times = new double[count];
    double[] mine = new double[count];
    double[] variances = new double[count];
    for (int burst = 0; burst < count; burst++) {
      mine[burst] = drifts[burst][place];
      times[burst] = burstTimes[burst] + mine[burst];
      double worse = place == 0 ? 0 : usualPrecisions[place] / precisions[burst][place];
      variances[burst] = randomVariances[place] * worse;
    }
    return new DriftSeries(
        times, mine, variances, shiftVariances[place], randomQuantile, shiftQuantile);
  }

  /** Disagreement around the loops, relative to the assumed asymmetry and noise. */
  private double loopChi2(double[] loopErrors) {
    double sum = 0;
    for (int index = 0; index < edges.size(); index++) {
      double expected =
          edges.get(index).asymmetryVariance() + usualVariances[index] / burstTimes.length;
      sum += loopErrors[index] * loopErrors[index] / expected;
    }
    return sum;
  }

  private void addPrecisions() {
    for (int index = 0; index < edges.size(); index++) {
      Edge edge = edges.get(index);
      for (int place : new int[] {edge.client(), edge.server()}) {
        usualPrecisions[place] += 1 / usualVariances[index];
        for (int burst = 0; burst < burstTimes.length; burst++) {
          precisions[burst][place] += trust[burst][index] / edge.measured().variances()[burst];
        }
      }
    }
  }

  /** The variances of places through the graph, separately for noise and asymmetry. */
  private void propagate(double asymmetryFactor) {
    double[] shifts = of(edge -> edge.asymmetryVariance() * asymmetryFactor);
    double[] weights = new double[edges.size()];
    Arrays.setAll(
        weights, index -> 1 / (usualVariances[index] + edges.get(index).asymmetryVariance()));
    Laplacian laplacian =
        new Laplacian(
            places,
            edges.stream().mapToInt(Edge::client).toArray(),
            edges.stream().mapToInt(Edge::server).toArray(),
            weights);
    int step = (places - 1 + LARGEST_SAMPLE - 1) / LARGEST_SAMPLE;
    double mostRandom = 0;
    double mostShift = 0;
    for (int place = 1; place < places; place += step) {
      double[] flow = laplacian.unitFlow(place);
      randomVariances[place] = laplacian.variance(flow, usualVariances);
      shiftVariances[place] = laplacian.variance(flow, shifts);
      mostRandom = Math.max(mostRandom, randomVariances[place]);
      mostShift = Math.max(mostShift, shiftVariances[place]);
    }
    for (int place = 1; step > 1 && place < places; place++) {
      randomVariances[place] = mostRandom;
      shiftVariances[place] = mostShift;
    }
  }

  private double[] of(ToDoubleFunction<Edge> value) {
    return edges.stream().mapToDouble(value).toArray();
  }

  private static double median(double[] values) {
    return Quantiles.of(values, 0.5);
  }
}
