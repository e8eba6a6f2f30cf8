package org.tutti.stats.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

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
  void aFallingSeriesDriftsByTheDistanceOfTheMediansOfItsHalves() {
    SeriesDrift falling = SeriesDrift.of(series(50, i -> 200 - i));
    assertThat(falling.trend().test().rejectedAt(0.05)).isTrue();
    assertThat(falling.drift()).isCloseTo(-25 / 175.5, within(0.02));
  }

  @Test
  void aTrendMayBeCertainAndYetSmall() {
    SeriesDrift rising = SeriesDrift.of(series(200, i -> 10_000 + 0.1 * i));
    assertThat(rising.trend().test().rejectedAt(0.05)).isTrue();
    assertThat(rising.drift()).isBetween(0.0005, 0.0015);
  }

  @Test
  void aLevelSeriesHasNoTrend() {
    assertThat(SeriesDrift.of(series(50, i -> 150)).trend().test().rejectedAt(0.01)).isFalse();
  }

  @Test
  void theEffectiveSampleSizeOfIndependentObservationsIsNearlyTheirNumber() {
    assertThat(Autocorrelation.effectiveSampleSize(series(4000, i -> 0))).isBetween(3200.0, 4000.0);
  }
}
