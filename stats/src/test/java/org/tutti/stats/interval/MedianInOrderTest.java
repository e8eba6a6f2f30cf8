package org.tutti.stats.interval;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
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
    assertThat(dependence.needed(MedianInOrder.MIN_EFFECTIVE).orElseThrow())
        .isGreaterThan(LAUNCHES);
    assertThat(dependence.distance()).isGreaterThan(2);
    assertThat(MedianInOrder.of(values, 0.95)).isEmpty();
  }

  /** As many as are said to do would, up to a factor of two; of 12 launches, nothing is said. */
  @ParameterizedTest
  @ValueSource(doubles = {0.5, 0.7, 0.9})
  void whatIsSaidToDoIsOfTheRightSize(double correlation) {
    List<Integer> said = new ArrayList<>();
    for (int trial = 0; trial < TRIALS; trial++) {
      double[] values = process(correlation);
      SerialDependence all = SerialDependence.of(values);
      if (all.isFound()) {
        all.needed(MedianInOrder.MIN_EFFECTIVE).ifPresent(said::add);
      }
      assertThat(SerialDependence.of(Arrays.copyOf(values, 12)).needed(1)).isEmpty();
    }
    Collections.sort(said);
    double needed = MedianInOrder.MIN_EFFECTIVE * (1 + correlation) / (1 - correlation);
    assertThat(said.get(said.size() / 2) / needed).isBetween(0.5, 2.0);
  }

  @Test
  void fewOrConstantLaunchesAreTakenForIndependent() {
    assertThat(SerialDependence.of(new double[] {1, 2, 3, 4, 5, 6, 7, 8, 9}).isFound()).isFalse();
    double[] constant = new double[LAUNCHES];
    Arrays.fill(constant, 7);
    assertThat(SerialDependence.of(constant).isFound()).isFalse();
  }
}
