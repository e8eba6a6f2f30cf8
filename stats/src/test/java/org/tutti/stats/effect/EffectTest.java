package org.tutti.stats.effect;

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
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RatioOfMedians.of(from(1, 5), from(2, 9), 0.95))
        .withMessageStartingWith("x holds 5 values");
  }

  @Test
  void constantSamplesHaveAnExactRatioAndShift() {
    double[] two = IntStream.range(0, 60).mapToDouble(i -> 2).toArray();
    double[] four = IntStream.range(0, 60).mapToDouble(i -> 4).toArray();
    assertThat(RatioOfMedians.of(two, four, 0.95))
        .extracting(Estimate::value, Estimate::low, Estimate::high)
        .containsExactly(0.5, 0.5, 0.5);
    assertThat(HodgesLehmann.shift(two, four, 0.95))
        .extracting(Estimate::value, Estimate::low, Estimate::high)
        .containsExactly(-2.0, -2.0, -2.0);
  }

  @Test
  void theCenterOfPairsIsTheMedianOfTheirWalshAverages() {
    // The depression scales of Hollander and Wolfe 1999, examples 3.1 and 3.4; R's
    // wilcox.test(x, y, paired = TRUE, conf.int = TRUE) gives the same three figures.
    double[] x = {1.83, 0.50, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.30};
    double[] y = {0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29};
    double[] differences = IntStream.range(0, 9).mapToDouble(i -> x[i] - y[i]).toArray();
    Estimate center = SignedRankShift.of(differences, 0.95);
    assertThat(center.value()).isCloseTo(0.46, within(1e-12));
    assertThat(center.low()).isCloseTo(0.01, within(1e-12));
    assertThat(center.high()).isCloseTo(0.786, within(1e-12));
  }

  @Test
  void sixPairsAreTheLeastWithAnIntervalAt95Percent() {
    assertThat(SignedRankShift.minimumSize(0.95)).isEqualTo(6);
    Estimate center = SignedRankShift.of(new double[] {1, 2, 3, 4, 5, 6}, 0.95);
    assertThat(center.low()).isEqualTo(1);
    assertThat(center.high()).isEqualTo(6);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SignedRankShift.of(new double[] {1, 2, 3, 4, 5}, 0.95));
  }

  @Test
  void aFactorAgreesWithR() {
    // exp of wilcox.test(log(x), log(y), conf.int = TRUE) in R 4.2.
    double[] x = {
      0.5344838, 1.201587, 0.4336018, 4.929713, 1.390284, 0.4402254, 1.628125, 2.092427, 1.77852,
      0.7368371, 4.534801, 1.476749
    };
    double[] y = {
      0.5372775, 0.1091863, 3.080004, 0.956061, 0.9839401, 2.569821, 2.273274, 1.81104, 2.506726,
      2.186138, 1.077415, 0.1367841, 1.858604, 0.9454174, 0.8557342
    };
    Estimate factor = HodgesLehmann.factor(x, y, 0.95);
    assertThat(factor.low()).isCloseTo(0.554621378027832, within(1e-6));
    assertThat(factor.high()).isCloseTo(2.188591779945149, within(1e-6));
    assertThat(factor.value()).isCloseTo(0.988401191008296, within(1e-6));
  }

  @Test
  void aFactorIsTheShiftOfTheLogarithms() {
    double[] x = IntStream.range(0, 20).mapToDouble(i -> 2 * Math.exp(i * 0.1)).toArray();
    double[] y = IntStream.range(0, 20).mapToDouble(i -> Math.exp(i * 0.1)).toArray();
    Estimate factor = HodgesLehmann.factor(x, y, 0.95);
    assertThat(factor.value()).isCloseTo(2, within(1e-12));
    assertThat(HodgesLehmann.factor(y, x, 0.95).low()).isCloseTo(1 / factor.high(), within(1e-12));
    assertThat(HodgesLehmann.hasInterval(3, 4, 0.95)).isFalse();
    assertThat(HodgesLehmann.hasInterval(4, 4, 0.95)).isTrue();
  }
}
