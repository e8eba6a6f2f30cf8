package org.tutti.sync.joint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.tutti.sync.clocksync.Confidence;
import org.tutti.sync.clocksync.DriftState;

class DriftSmootherTest {
  private static final double SECOND = 1e9;
  private static final int COUNT = 40;

  private static Knots knots(double noise, double wander, long seed) {
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
    return new Knots(times, drifts, variances, 0, 2.5758, 0);
  }

  @Test
  void aStraightDriftIsFollowedThroughNoise() {
    List<DriftState> states = DriftSmoother.smooth(knots(20, 0, 1), Confidence.walk(1e-12));
    DriftState last = states.get(COUNT - 1);
    assertThat(last.skew()).isCloseTo(3e-5, within(2e-9));
    assertThat(last.drift()).isCloseTo(5e8 + 3e-5 * (COUNT - 1) * SECOND, within(20.0));
    assertThat(last.driftVariance()).isLessThan(20 * 20);
  }

  @Test
  void oneWildKnotChangesLittle() {
    Knots calm = knots(20, 0, 2);
    Knots wild = knots(20, 0, 2);
    wild.drifts()[20] += 100_000;
    double walk = Confidence.walk(1e-9);
    double there = DriftSmoother.smooth(calm, walk).get(20).drift();
    assertThat(DriftSmoother.smooth(wild, walk).get(20).drift()).isCloseTo(there, within(60.0));
  }

  @Test
  void variancesAreWorstAtTheEnds() {
    double[] variances =
        DriftSmoother.smooth(knots(20, 1e-8, 3), Confidence.walk(1e-8)).stream()
            .mapToDouble(DriftState::driftVariance)
            .toArray();
    assertThat(variances[COUNT / 2]).isLessThan(variances[0]).isLessThan(variances[COUNT - 1]);
    assertThat(Arrays.stream(variances).min().orElseThrow()).isPositive();
  }

  @Test
  void moreWanderThanAssumedIsNoticed() {
    double assumed = 1e-9;
    assertThat(Wander.walk(knots(20, 0, 4), assumed)).isEqualTo(Confidence.walk(assumed));
    assertThat(Wander.walk(knots(20, 1e-7, 4), assumed))
        .isGreaterThan(Confidence.walk(1e-8))
        .isLessThan(Confidence.walk(1e-6));
  }
}
