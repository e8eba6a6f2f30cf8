package org.tutti.sync.clocksync;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class LinearModelTest {
  @Test
  void mergingIsTheDriftAgainstTheReferencesReference() {
    LinearModel parent = new LinearModel(2e-5, 1e9, 5e9, new ModelError(20, 0, 0, 1e-18, 0, 1e-6));
    LinearModel child = new LinearModel(-3e-5, -4e8, 7e9, new ModelError(30, 0, 0, 2e-18, 0, 2e-6));
    LinearModel merged = parent.merge(child);

    for (double time : new double[] {0, 1e9, 1e12}) {
      double parentTime = time - child.drift(time);
      double rootTime = parentTime - parent.drift(parentTime);
      assertThat(time - merged.drift(time)).isCloseTo(rootTime, within(1e-3));
    }
    // Equation 1 as printed gives 30000 in place of 8000.
    assertThat(merged.intercept()).isCloseTo(1e9 - 4e8 + 8000, within(1e-3));
    assertThat(merged.offsetTime()).isEqualTo(7e9);
    ModelError error = merged.error();
    assertThat(error.floor()).isEqualTo(50);
    assertThat(error.slopeVariance()).isCloseTo(3e-18, within(1e-24));
    assertThat(error.slopeLimit()).isCloseTo(3e-6, within(1e-12));
    // The parent's offset is older than the child's, by the parent's clock.
    double older = 7e9 - child.drift(7e9) - 5e9;
    assertThat(error.offsetLimit()).isCloseTo(1e-6 * older, within(1e-3));
    assertThat(error.offsetVariance()).isCloseTo(1e-18 * older * older, within(1e-3));
    assertThat(error.covariance()).isCloseTo(1e-18 * older, within(1e-15));
  }

  @Test
  void passesThroughAMeasuredOffset() {
    LinearModel model =
        new LinearModel(2e-5, 77, 0, new ModelError(0, 7, 7, 1e-18, 7, 1e-6))
            .through(new Offset(1234.5, 10, 3e9));
    assertThat(model.drift(3e9)).isCloseTo(1234.5, within(1e-6));
    assertThat(model.slope()).isEqualTo(2e-5);
    assertThat(model.error()).isEqualTo(new ModelError(10, 0, 0, 1e-18, 0, 1e-6));
  }

  @Test
  void takesAnotherSlopeAroundItsOffset() {
    LinearModel model = new LinearModel(2e-5, 77, 3e9, ModelError.NONE).sloping(-1e-5);
    assertThat(model.drift(3e9)).isCloseTo(2e-5 * 3e9 + 77, within(1e-6));
    assertThat(model.drift(4e9) - model.drift(3e9)).isCloseTo(-1e4, within(1e-6));
  }

  @Test
  void aLineIsFittedExactly() {
    double[] times = {0, 1e6, 2e6, 3e6};
    double[] drifts = {5, 25, 45, 65};
    LinearModel model = DriftEstimator.fit(times, drifts);
    assertThat(model.slope()).isCloseTo(2e-5, within(1e-15));
    assertThat(model.intercept()).isCloseTo(5, within(1e-9));
  }
}
