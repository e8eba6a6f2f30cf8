package org.tutti.stats.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Round trips of a cache line as bench/host-modes has them: 64 to 140 ns, or 350 to 650 ns. */
class TwoLevelsTest {
  private static final double FACTOR = 2;

  private final Random random = new Random(48);

  private double near() {
    return random.nextInt(2) == 0 ? 75 + 15 * random.nextDouble() : 95 + 45 * random.nextDouble();
  }

  private double far() {
    return 350 + 80 * random.nextDouble() + (random.nextInt(50) == 0 ? 200 : 0);
  }

  private double[] roundTrips(int near, int far) {
    return DoubleStream.concat(
            DoubleStream.generate(this::near).limit(near),
            DoubleStream.generate(this::far).limit(far))
        .toArray();
  }

  @Test
  void bothLevelsAreFoundAndEachValueIsAtItsOwn() {
    int wrong = 0;
    for (int trial = 0; trial < 500; trial++) {
      int near = 2 + random.nextInt(30);
      int far = 2 + random.nextInt(30);
      double[] values = roundTrips(near, far);
      TwoLevels levels = TwoLevels.of(values, FACTOR).orElseThrow();
      wrong +=
          IntStream.range(0, values.length)
              .filter(i -> levels.isHigh(values[i]) != i >= near)
              .count();
    }
    assertThat(wrong).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 10, 20, 100, 1000})
  void oneLevelIsSeldomTakenForTwo(int n) {
    int found = 0;
    for (int trial = 0; trial < 500; trial++) {
      found += TwoLevels.of(roundTrips(n, 0), FACTOR).isPresent() ? 1 : 0;
      found += TwoLevels.of(roundTrips(0, n), FACTOR).isPresent() ? 1 : 0;
    }
    assertThat(found).isLessThan(10);
  }

  @Test
  void widelySpreadValuesHaveOneLevel() {
    int found = 0;
    for (int trial = 0; trial < 500; trial++) {
      double[] values =
          DoubleStream.generate(() -> 100 * Math.exp(0.5 * random.nextGaussian()))
              .limit(100)
              .toArray();
      found += TwoLevels.of(values, FACTOR).isPresent() ? 1 : 0;
    }
    assertThat(found).isLessThan(10);
  }

  @Test
  void aValueBetweenTheLevelsHidesNone() {
    double[] values = roundTrips(20, 20);
    values[0] = 220;
    TwoLevels levels = TwoLevels.of(values, FACTOR).orElseThrow();
    assertThat(levels.low()).isCloseTo(98, within(20.0));
    assertThat(levels.high()).isCloseTo(390, within(40.0));
    assertThat(levels.isHigh(140)).isFalse();
    assertThat(levels.isHigh(350)).isTrue();
  }

  @Test
  void aSingleValueOrOneOfManyIsNoLevel() {
    assertThat(TwoLevels.of(roundTrips(19, 1), FACTOR)).isEmpty();
    assertThat(TwoLevels.of(roundTrips(97, 3), FACTOR)).isEmpty();
    assertThat(TwoLevels.of(roundTrips(2, 1), FACTOR)).isEmpty();
    assertThat(TwoLevels.of(new double[0], FACTOR)).isEmpty();
  }

  @Test
  void equalValuesAreAtTheLevelsThatTheyHave() {
    assertThat(TwoLevels.of(new double[] {5, 5, 5, 5}, FACTOR)).isEmpty();
    TwoLevels levels = TwoLevels.of(new double[] {5, 20, 5, 20}, FACTOR).orElseThrow();
    assertThat(levels.low()).isCloseTo(5, within(1e-9));
    assertThat(levels.boundary()).isCloseTo(10, within(1e-9));
    assertThat(TwoLevels.of(new double[] {5, 9, 5, 9}, FACTOR)).isEmpty();
  }

  @Test
  void theFactorMustBeAboveOne() {
    assertThatThrownBy(() -> TwoLevels.of(new double[] {1, 2}, 1)).hasMessageContaining("factor");
  }
}
