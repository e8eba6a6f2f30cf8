package org.tutti.sync.joint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.tutti.sync.clocksync.Confidence;
import org.tutti.sync.clocksync.DriftState;

class DriftSmootherTest {
  private static final double SECOND = 1e9;
  private static final int COUNT = 40;

  private static DriftSeries knots(double noise, double wander, long seed) {
    Random random = new Random(seed);
    double[] times = new double[COUNT];
    double[] drifts = new double[COUNT];
    double[] variances = new double[COUNT];
    double drift = 5e8;
    double skew = 3e-5;
    for (int index = 0; index < COUNT; index++) {
      times[index] = index * SECOND;
      drifts[index] = drift + noise * random.nextGaussian();
      drift += skew * SECOND;
      skew += wander * random.nextGaussian();
      variances[index] = noise * noise;
    }
    return new DriftSeries(times, drifts, variances, 0, 3, 3);
  }

  @Test
  void aStraightDriftIsFollowedThroughNoise() {
    List<DriftState> states = DriftSmoother.smooth(knots(20, 0, 1), same(1e-12));
    DriftState last = states.get(COUNT - 1);
    assertThat(last.skew()).isCloseTo(3e-5, within(2e-9));
    assertThat(last.drift()).isCloseTo(5e8 + 3e-5 * (COUNT - 1) * SECOND, within(20.0));
    assertThat(last.driftVariance()).isLessThan(20 * 20);
  }

  @Test
  void oneWildKnotChangesLittle() {
    DriftSeries calm = knots(20, 0, 2);
    DriftSeries wild = knots(20, 0, 2);
    wild.drifts()[20] += 100_000;
    Wander wander = same(1e-9);
    double there = DriftSmoother.smooth(calm, wander).get(20).drift();
    assertThat(DriftSmoother.smooth(wild, wander).get(20).drift()).isCloseTo(there, within(60.0));
  }

  @Test
  void variancesAreWorstAtTheEnds() {
    double[] variances =
        DriftSmoother.smooth(knots(20, 1e-8, 3), same(1e-8)).stream()
            .mapToDouble(DriftState::driftVariance)
            .toArray();
    assertThat(variances[COUNT / 2]).isLessThan(variances[0]).isLessThan(variances[COUNT - 1]);
    assertThat(Arrays.stream(variances).min().orElseThrow()).isPositive();
  }

  @Test
  void theLastVarianceAllowsForMoreWanderThanTheStateIsEstimatedWith() {
    DriftSeries knots = knots(20, 0, 5);
    double calm = Confidence.walk(1e-9);
    double wild = Confidence.walk(1e-8);
    DriftState trusting = last(knots, new Wander(calm, calm));
    DriftState doubting = last(knots, new Wander(calm, wild));
    DriftState best = last(knots, new Wander(wild, wild));
    assertThat(doubting.skew()).isEqualTo(trusting.skew());
    assertThat(doubting.skewVariance()).isGreaterThan(trusting.skewVariance());
    // No gains are better under the wild wander than those made for it.
    assertThat(doubting.skewVariance()).isGreaterThan(best.skewVariance());
    assertThat(doubting.driftVariance()).isGreaterThan(best.driftVariance());
  }

  @Test
  void theVarianceUnderTheWanderOfTheGainsIsTheFilters() {
    DriftSeries knots = knots(20, 0, 6);
    double walk = Confidence.walk(1e-8);
    DriftState state = last(knots, new Wander(walk, walk));
    // Steady state of a filter for a random walk of the frequency, in continuous time.
    double expected = Math.sqrt(2) * Math.pow(walk, 0.75) * Math.pow(20 * 20 * SECOND, 0.25);
    assertThat(state.skewVariance()).isCloseTo(expected, withinPercentage(60));
  }

  @Test
  void theWanderInTheDataIsDetected() {
    double assumed = 1e-8;
    Wander calm = Wander.of(knots(20, 0, 4), assumed);
    assertThat(calm.allowed()).isEqualTo(Confidence.walk(assumed));
    assertThat(calm.likely()).isLessThanOrEqualTo(Confidence.walk(3e-9));
    Wander wild = Wander.of(knots(20, 1e-7, 4), assumed);
    // The test's own walk changes the drift of one clock only.
    assertThat(wild.likely()).isBetween(Confidence.walk(2e-8), Confidence.walk(4e-7));
    assertThat(wild.allowed()).isGreaterThan(wild.likely());
  }

  private static DriftState last(DriftSeries knots, Wander wander) {
    return DriftSmoother.smooth(knots, wander).get(COUNT - 1);
  }

  private static Wander same(double wander) {
    return new Wander(Confidence.walk(wander), Confidence.walk(wander));
  }
}
