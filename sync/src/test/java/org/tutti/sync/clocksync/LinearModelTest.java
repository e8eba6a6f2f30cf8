package org.tutti.sync.clocksync;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class LinearModelTest {
  @Test
  void mergingIsTheDriftAgainstTheReferencesReference() {
    LinearModel parent = new LinearModel(2e-5, 1e9, 1e-18, 20, 5e9);
    LinearModel child = new LinearModel(-3e-5, -4e8, 2e-18, 30, 7e9);
    LinearModel merged = parent.merge(child);

    for (double time : new double[] {0, 1e9, 1e12}) {
      double parentTime = time - child.drift(time);
      double rootTime = parentTime - parent.drift(parentTime);
      assertThat(time - merged.drift(time)).isCloseTo(rootTime, within(1e-3));
    }
    // Equation 1 as printed gives 30000 in place of 8000.
    assertThat(merged.intercept()).isCloseTo(1e9 - 4e8 + 8000, within(1e-3));
    assertThat(merged.slopeVariance()).isCloseTo(3e-18, within(1e-24));
    assertThat(merged.offsetBound()).isEqualTo(50);
    assertThat(merged.offsetTime()).isEqualTo(7e9);
  }

  @Test
  void passesThroughAMeasuredOffset() {
    LinearModel model = new LinearModel(2e-5, 77, 1e-18, 0, 0).through(new Offset(1234.5, 10, 3e9));
    assertThat(model.drift(3e9)).isCloseTo(1234.5, within(1e-6));
    assertThat(model.slope()).isEqualTo(2e-5);
    assertThat(model.offsetBound()).isEqualTo(10);
  }

  @Test
  void aLineIsFittedExactly() {
    double[] times = {0, 1e6, 2e6, 3e6};
    double[] drifts = {5, 25, 45, 65};
    LinearModel model = DriftEstimator.fit(times, drifts);
    assertThat(model.slope()).isCloseTo(2e-5, within(1e-15));
    assertThat(model.intercept()).isCloseTo(5, within(1e-9));
    assertThat(model.slopeVariance()).isCloseTo(0, within(1e-25));
  }
}
