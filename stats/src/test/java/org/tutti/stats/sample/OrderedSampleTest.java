package org.tutti.stats.sample;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OrderedSampleTest {
  @Test
  void medianUnbiasedQuantilesBeyondTheValuesAreTheSmallestAndTheLargest() {
    OrderedSample sample = OrderedSample.of("x", new double[] {3, 1, 2});
    assertThat(sample.medianUnbiasedQuantile(0)).isEqualTo(1);
    assertThat(sample.medianUnbiasedQuantile(0.5)).isEqualTo(2);
    assertThat(sample.medianUnbiasedQuantile(1)).isEqualTo(3);
  }
}
