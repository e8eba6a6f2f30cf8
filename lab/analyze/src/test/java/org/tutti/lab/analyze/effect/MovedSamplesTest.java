package org.tutti.lab.analyze.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.tutti.lab.analyze.normality.Normality;
import org.tutti.stats.sample.Rescaling;

/** Values that differ in their last digits only, as readings of a clock do, and very small ones. */
class MovedSamplesTest {
  private static final double OFFSET = 1e9;
  private static final double[] NEAR = new double[12];
  private static final double[] ALSO_NEAR = new double[12];

  static {
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < NEAR.length; i++) {
      NEAR[i] = OFFSET + 1e-3 * random.nextDouble();
      ALSO_NEAR[i] = OFFSET + 1e-3 * (0.4 + random.nextDouble());
    }
  }

  @Test
  void aDifferenceDoesNotDependOnTheOffset() {
    // The subtraction is exact, so both calls are about the same numbers.
    double[] x = Rescaling.moved(NEAR, OFFSET);
    double[] y = Rescaling.moved(ALSO_NEAR, OFFSET);
    assertThat(StandardizedDifference.cohensD(NEAR, ALSO_NEAR).value())
        .isCloseTo(StandardizedDifference.cohensD(x, y).value(), within(1e-9));
  }

  @Test
  void straightnessDoesNotDependOnTheScale() {
    double[] tiny = Rescaling.moved(NEAR, OFFSET);
    for (int i = 0; i < tiny.length; i++) {
      tiny[i] *= 1e-165;
    }
    assertThat(Normality.of(tiny).straightness())
        .isCloseTo(Normality.of(Rescaling.moved(NEAR, OFFSET)).straightness(), within(1e-12));
  }
}
