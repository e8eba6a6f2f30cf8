package org.tutti.lab.analyze.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tutti.stats.interval.Estimate;

class EffectTest {

  private static double[] from(double start, int n) {
    return IntStream.range(0, n).mapToDouble(i -> start + i * 0.01).toArray();
  }

  @Test
  void deltaRunsFromMinusOneToOne() {
    assertThat(CliffsDelta.of(from(1, 5), from(2, 7)).value()).isEqualTo(-1);
    assertThat(CliffsDelta.of(from(2, 7), from(1, 5)).value()).isEqualTo(1);
    assertThat(CliffsDelta.of(new double[] {3, 3}, new double[] {3}).value()).isZero();
  }

  @Test
  void standardizedDifferenceIsInUnitsOfThePooledSpread() {
    double[] x = {1, 2, 3};
    double[] y = {3, 4, 5};
    assertThat(StandardizedDifference.cohensD(x, y).value()).isCloseTo(-2, within(1e-15));
    // Γ(2) / (sqrt(2) Γ(1.5)) = 0.797884560802865
    assertThat(StandardizedDifference.hedgesG(x, y).value())
        .isCloseTo(-2 * 0.797884560802865, within(1e-13));
  }

  @Test
  void shiftIsTheMedianOfAllPairs() {
    Estimate shift = HodgesLehmann.shift(from(5, 40), from(3, 41), 0.95);
    assertThat(shift.value()).isCloseTo(1.995, within(1e-12));
    assertThat(shift.contains(1.99)).isTrue();
    assertThat(shift.low()).isLessThan(shift.value());
  }

  @Test
  void tooFewValuesHaveNoInterval() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> HodgesLehmann.shift(from(1, 3), from(2, 3), 0.95))
        .withMessageStartingWith("x and y hold 3 and 3 values");
  }

  @Test
  void constantSamplesHaveAnExactShift() {
    double[] two = IntStream.range(0, 60).mapToDouble(i -> 2).toArray();
    double[] four = IntStream.range(0, 60).mapToDouble(i -> 4).toArray();
    assertThat(HodgesLehmann.shift(two, four, 0.95))
        .extracting(Estimate::value, Estimate::low, Estimate::high)
        .containsExactly(-2.0, -2.0, -2.0);
  }
}
