package org.tutti.lab.analyze.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ModelsTest {
  private static final double[] SIZES = {8, 64, 512, 4096, 32768, 262144};
  private static final double[] COUNTS = {1, 2, 4, 8, 16, 32};

  /** {@code lm(t ~ m, weights = 1/t^2)} of R 4.2. */
  @Test
  void latencyAndBandwidthAreThoseOfR() {
    double[] times = {310, 330, 395, 1010, 5600, 39800};
    LatencyBandwidth model = LatencyBandwidth.of(SIZES, times);
    assertThat(model.latency()).isCloseTo(315.941433926457762, within(1e-8));
    assertThat(model.perByte()).isCloseTo(0.157742148225028, within(1e-12));
    assertThat(model.residuals().get(5)).isCloseTo(-0.04691203864894700, within(1e-10));
  }

  /** {@code lm(t ~ I(1/p) + I(log2(p)), weights = 1/t^2)} of R 4.2. */
  @Test
  void scalingIsThatOfR() {
    double[] times = {2110, 1180, 640, 430, 330, 310};
    ScalingModel model = ScalingModel.of(COUNTS, times);
    assertThat(model.serial()).isCloseTo(43.3759886490793, within(1e-8));
    assertThat(model.parallel()).isCloseTo(2109.7847233433349, within(1e-8));
    assertThat(model.perDoubling()).isCloseTo(39.7166298604922, within(1e-8));
    assertThat(model.residuals().get(2)).isCloseTo(-0.01602410813421473, within(1e-10));
  }

  /** The example of figure 7: 20 ms, of which 0.2 ms are serial; 0.17 ms for each doubling. */
  @Test
  void boundsOfThePapersExampleAreFound() {
    double[] times =
        Arrays.stream(COUNTS).map(p -> 0.2 + 19.8 / p + 0.17 * Math.log(p) / Math.log(2)).toArray();
    ScalingModel model = ScalingModel.of(COUNTS, times);
    assertThat(model.serialFraction()).isCloseTo(0.01, within(1e-9));
    assertThat(model.amdahl(32)).isCloseTo(0.2 + 19.8 / 32, within(1e-9));
    assertThat(model.at(32)).isCloseTo(times[5], within(1e-9));
    assertThat(model.largestResidual()).isLessThan(1e-9);
  }

  @Test
  void noPartOfAModelIsNegative() {
    ScalingModel collective = ScalingModel.of(COUNTS, new double[] {50, 120, 185, 245, 300, 350});
    assertThat(collective.parallel()).isZero();
    assertThat(collective.serialFraction()).isOne();
    assertThat(collective.perDoubling()).isPositive();
    LatencyBandwidth falling = LatencyBandwidth.of(new double[] {0, 8, 64}, new double[] {9, 8, 7});
    assertThat(falling.perByte()).isZero();
  }

  @Test
  void tooFewOrImpossibleDataAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> LatencyBandwidth.of(new double[] {1, 2}, new double[] {1, 2}))
        .withMessageStartingWith("bytes");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ScalingModel.of(COUNTS, new double[] {1, 2, 3, 4, 5, 0}))
        .withMessageStartingWith("times");
  }
}
