package org.tutti.stats.interval;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.tutti.stats.series.SerialDependence;

class MedianInOrderTest {
  private static final int LAUNCHES = 30;
  private static final int TRIALS = 2000;

  private final Random random = new Random(4);

  /** A first-order process about 100 with a standard deviation of 5. */
  private double[] process(double correlation) {
    double[] values = new double[LAUNCHES];
    double state = random.nextGaussian();
    for (int i = 0; i < LAUNCHES; i++) {
      values[i] = 100 + 5 * state;
      state =
          correlation * state + Math.sqrt(1 - correlation * correlation) * random.nextGaussian();
    }
    return values;
  }

  private double wrong(Supplier<double[]> launches) {
    int wrong = 0;
    for (int trial = 0; trial < TRIALS; trial++) {
      Optional<Estimate> interval = MedianInOrder.of(launches.get(), 0.95);
      wrong += interval.isPresent() && !interval.get().contains(100) ? 1 : 0;
    }
    return (double) wrong / TRIALS;
  }

  @Test
  void independentLaunchesHaveTheIntervalByRanks() {
    double[] values = process(0);
    assertThat(MedianInOrder.of(values, 0.95)).contains(QuantileInterval.ofMedian(values, 0.95));
    assertThat(wrong(() -> process(0))).isBetween(0.02, 0.055);
  }

  /** As if they were independent, it would be wrong in 0.42. */
  @Test
  void dependentLaunchesSeldomHaveAWrongInterval() {
    assertThat(wrong(() -> process(0.8))).isLessThan(0.06);
    assertThat(wrong(() -> process(0.5))).isLessThan(0.08);
  }

  @Test
  void launchesInARowOfStatesAreWorthLessThanTheirNumber() {
    double[] values = new double[LAUNCHES];
    for (int i = 0; i < LAUNCHES; i++) {
      values[i] = (i / 6 % 2 == 0 ? 100 : 270) + random.nextGaussian();
    }
    SerialDependence dependence = SerialDependence.of(values);
    assertThat(dependence.isFound()).isTrue();
    assertThat(dependence.effective()).isLessThan(MedianInOrder.MIN_EFFECTIVE);
    assertThat(dependence.needed(MedianInOrder.MIN_EFFECTIVE)).isGreaterThan(LAUNCHES);
    assertThat(dependence.distance()).isGreaterThan(2);
    assertThat(MedianInOrder.of(values, 0.95)).isEmpty();
  }

  @Test
  void fewOrConstantLaunchesAreTakenForIndependent() {
    assertThat(SerialDependence.of(new double[] {1, 2, 3, 4, 5, 6, 7, 8, 9}).isFound()).isFalse();
    double[] constant = new double[LAUNCHES];
    Arrays.fill(constant, 7);
    assertThat(SerialDependence.of(constant).isFound()).isFalse();
  }
}
