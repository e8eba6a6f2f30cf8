package org.tutti.stats.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.series.Autocorrelation;

/** Values that differ in their last digits only, as readings of a clock do, and very small ones. */
class LargeOffsetTest {
  private static final double OFFSET = 1e9;
  private static final double[] NEAR = new double[12];

  static {
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < NEAR.length; i++) {
      NEAR[i] = OFFSET + 1e-3 * random.nextDouble();
    }
  }

  @Test
  void autocorrelationDoesNotDependOnOffsetAndScale() {
    double expected = Autocorrelation.of(Rescaling.moved(NEAR, OFFSET), 1)[1];
    assertThat(Autocorrelation.of(NEAR, 1)[1]).isCloseTo(expected, within(1e-12));
    double[] tiny = Rescaling.moved(NEAR, OFFSET);
    for (int i = 0; i < tiny.length; i++) {
      tiny[i] *= 1e-165;
    }
    assertThat(Autocorrelation.of(tiny, 1)[1]).isCloseTo(expected, within(1e-12));
    assertThat(Autocorrelation.effectiveSampleSize(tiny)).isBetween(1.0, 12.0);
  }

  @Test
  void noTailProbabilityIsNotANumber() {
    for (Alternative alternative : Alternative.values()) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> alternative.pValue(Double.NaN, Double.NaN))
          .withMessageStartingWith("lowerTail is NaN");
    }
  }
}
