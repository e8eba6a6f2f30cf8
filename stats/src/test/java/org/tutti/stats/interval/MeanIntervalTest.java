package org.tutti.stats.interval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class MeanIntervalTest {

  @Test
  void agreesWithStudentsT() {
    Estimate estimate = MeanInterval.of(new double[] {1, 2, 3, 4, 5}, 0.95);
    // t(4, 0.975) = 2.776445105197793, s = sqrt(2.5)
    double reach = 2.776445105197793 * Math.sqrt(2.5 / 5);
    assertThat(estimate.value()).isEqualTo(3);
    assertThat(estimate.low()).isCloseTo(3 - reach, within(1e-12));
    assertThat(estimate.high()).isCloseTo(3 + reach, within(1e-12));
    assertThat(estimate.relativeHalfWidth()).isCloseTo(reach / 3, within(1e-12));
    assertThat(estimate.n()).isEqualTo(5);
  }

  @Test
  void constantObservationsGiveAnIntervalWithoutWidth() {
    Estimate estimate = MeanInterval.of(new double[] {7, 7, 7}, 0.95);
    assertThat(estimate.width()).isZero();
    assertThat(estimate.relativeHalfWidth()).isZero();
  }

  @Test
  void oneObservationHasNoInterval() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MeanInterval.of(new double[] {7}, 0.95))
        .withMessageStartingWith("values holds 1 values");
  }

  @Test
  void aLevelOfOneIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MeanInterval.of(new double[] {7, 8}, 1))
        .withMessageStartingWith("level is 1.0");
  }
}
