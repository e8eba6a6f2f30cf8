package org.tutti.sync.clocksync;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DriftEstimatorTest {
  /** On hosts that are busy, each message waits for a time slice. */
  @ParameterizedTest
  @CsvSource({"10e3, 100", "200e3, 100", "4e6, 5", "30e6, 1"})
  void slowPairsMakeFewerExchanges(double roundTrip, int exchanges) {
    assertThat(new DriftEstimator(1000, 100, 0, 1).exchanges(roundTrip)).isEqualTo(exchanges);
  }
}
