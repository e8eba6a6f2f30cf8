package org.tutti.stats.series;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SeriesTest {

  private final Random random = new Random(11);

  private double[] series(int n, IntToDoubleFunction level) {
    return IntStream.range(0, n)
        .mapToDouble(i -> level.applyAsDouble(i) + random.nextGaussian())
        .toArray();
  }

  @Test
  void theEffectiveSampleSizeOfIndependentObservationsIsNearlyTheirNumber() {
    assertThat(Autocorrelation.effectiveSampleSize(series(4000, i -> 0))).isBetween(3200.0, 4000.0);
  }

  @Test
  void aSeriesIsCorrelatedWithItself() {
    assertThat(Autocorrelation.of(series(10, i -> i), 0)).containsExactly(1);
  }
}
