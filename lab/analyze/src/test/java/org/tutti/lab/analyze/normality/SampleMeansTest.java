package org.tutti.lab.analyze.normality;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.tutti.stats.summary.Moments;

class SampleMeansTest {
  private static final double[] VALUES = {1, 2, 3, 4, 10};

  @Test
  void theyHaveTheMeanOfTheValuesAndTheirVarianceOverTheSize() {
    double[] means = SampleMeans.of(VALUES, 25, 20_000, new SplittableRandom(1));

    Moments moments = Moments.of(means);
    // With replacement: the variance of the values with divisor n, which is 10, over 25.
    assertThat(moments.mean()).isCloseTo(4, within(0.02));
    assertThat(moments.variance()).isCloseTo(10.0 / 25, within(0.02));
  }

  @Test
  void theSameSeedDrawsTheSame() {
    assertThat(SampleMeans.of(VALUES, 3, 10, new SplittableRandom(2)))
        .isEqualTo(SampleMeans.of(VALUES, 3, 10, new SplittableRandom(2)));
  }

  @Test
  void badInputIsRefusedByName() {
    assertThatThrownBy(() -> SampleMeans.of(new double[0], 3, 10, new SplittableRandom(2)))
        .hasMessageContaining("values");
    assertThatThrownBy(() -> SampleMeans.of(VALUES, 0, 10, new SplittableRandom(2)))
        .hasMessageContaining("size");
  }
}
