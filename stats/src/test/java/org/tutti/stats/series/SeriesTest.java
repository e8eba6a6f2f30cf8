package org.tutti.stats.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
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
  void changesAreFoundWhereTheyAre() {
    double[] values = series(600, i -> i < 200 ? 100 : i < 450 ? 105 : 102);
    List<ChangePoints.ChangePoint> changes = ChangePoints.of(values, 0.01);
    assertThat(changes).hasSize(2);
    assertThat(changes.get(0).index()).isBetween(195, 205);
    assertThat(changes.get(1).index()).isBetween(440, 460);
    assertThat(changes.get(0).before()).isCloseTo(100, within(0.3));
    assertThat(changes.get(0).after()).isCloseTo(105, within(0.3));
    assertThat(changes.get(1).after()).isCloseTo(102, within(0.3));
  }

  /** Ranks put the change before the last value of the first part, which is the greatest of it. */
  @Test
  void aChangeIsPutWhereTheValuesJump() {
    double[] values = new double[36];
    for (int i = 0; i < values.length; i++) {
      values[i] = i < 24 ? 1000 + i % 6 : 1100 + i % 6;
    }
    assertThat(Pettitt.of(values).index()).isEqualTo(22);
    assertThat(ChangePoints.of(values, 0.01))
        .extracting(ChangePoints.ChangePoint::index)
        .containsExactly(24);
  }

  @Test
  void aSteadySeriesHasNoChange() {
    assertThat(ChangePoints.of(series(600, i -> 100), 0.01)).isEmpty();
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
