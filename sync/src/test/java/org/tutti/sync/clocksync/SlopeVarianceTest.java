package org.tutti.sync.clocksync;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.function.Function;
import org.apache.commons.statistics.distribution.TDistribution;
import org.junit.jupiter.api.Test;

/** How often the slope's bound holds when the true slope is 0, whatever the errors are. */
class SlopeVarianceTest {
  private static final int POINTS = 100;
  private static final int SERIES = 2_000;
  private static final double STUDENT =
      TDistribution.of(SlopeVariance.FREEDOM).inverseSurvivalProbability(0.005);

  private static double[] times() {
    double[] times = new double[POINTS];
    for (int point = 0; point < POINTS; point++) {
      times[point] = 1e5 * point;
    }
    return times;
  }

  /** Share of series in which the bound held, and its mean size in errors. */
  private static double coverage(Function<Random, double[]> errors) {
    Random random = new Random(7);
    int held = 0;
    for (int series = 0; series < SERIES; series++) {
      double[] drifts = errors.apply(random);
      LinearModel line = DriftEstimator.fit(times(), drifts);
      double variance = SlopeVariance.of(line, times(), drifts, 0);
      held += Math.abs(line.slope()) <= STUDENT * Math.sqrt(variance) ? 1 : 0;
    }
    return held / (double) SERIES;
  }

  private static double[] autoregressive(Random random, double memory) {
    double[] errors = new double[POINTS];
    for (int point = 0; point < POINTS; point++) {
      errors[point] = random.nextGaussian() + (point == 0 ? 0 : memory * errors[point - 1]);
    }
    return errors;
  }

  @Test
  void itHoldsForIndependentErrors() {
    assertThat(coverage(random -> autoregressive(random, 0))).isGreaterThanOrEqualTo(0.985);
  }

  @Test
  void itHoldsForErrorsThatResembleTheirNeighbors() {
    assertThat(coverage(random -> autoregressive(random, 0.9))).isGreaterThanOrEqualTo(0.985);
  }

  @Test
  void itHoldsForErrorsThatWalk() {
    assertThat(coverage(random -> autoregressive(random, 1))).isGreaterThanOrEqualTo(0.975);
  }

  @Test
  void itHoldsWhereTheWayBackBecomesSlowerOnce() {
    assertThat(
            coverage(
                random -> {
                  double[] errors = autoregressive(random, 0);
                  int from = random.nextInt(POINTS);
                  for (int point = from; point < POINTS; point++) {
                    errors[point] += 10;
                  }
                  return errors;
                }))
        .isGreaterThanOrEqualTo(0.985);
  }

  @Test
  void itIsNotFarWiderThanTheTextbooksWhereErrorsAreIndependent() {
    Random random = new Random(8);
    double[] times = times();
    double sum = 0;
    for (int series = 0; series < SERIES; series++) {
      double[] drifts = autoregressive(random, 0);
      sum += SlopeVariance.of(DriftEstimator.fit(times, drifts), times, drifts, 0);
    }
    double squares = 1e10 * POINTS * (POINTS * POINTS - 1.0) / 12;
    assertThat(Math.sqrt(sum / SERIES * squares)).isBetween(1.0, 5.0);
  }

  @Test
  void equalReadingsOfACoarseClockAreNoEvidence() {
    double[] drifts = new double[POINTS];
    LinearModel line = DriftEstimator.fit(times(), drifts);
    double span = times()[POINTS - 1];
    assertThat(STUDENT * Math.sqrt(SlopeVariance.of(line, times(), drifts, 1_000)))
        .isBetween(500 / span, 5_000 / span);
  }

  @Test
  void fewPointsSayNothing() {
    double[] few = {0, 1, 2};
    assertThat(SlopeVariance.of(DriftEstimator.fit(few, few), few, few, 1))
        .isEqualTo(ModelError.UNKNOWN_VARIANCE);
  }
}
