package org.tutti.lab.history.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tutti.lab.history.series.LevelChanges.LevelChange;

class LevelChangesTest {
  private static final int YEAR = 365;
  private static final int CELLS = 12;

  private final Random random = new Random(11);

  private double[] series(int n, IntToDoubleFunction level) {
    return IntStream.range(0, n)
        .mapToDouble(i -> level.applyAsDouble(i) + random.nextGaussian())
        .toArray();
  }

  @Test
  void changesAreFoundWhereTheyAre() {
    double[] values = series(600, i -> i < 200 ? 100 : i < 450 ? 105 : 102);
    List<LevelChange> changes = LevelChanges.of(values, 0.01, YEAR);
    assertThat(changes).hasSize(2);
    assertThat(changes.get(0).place().index()).isBetween(199, 201);
    assertThat(changes.get(0).seenAt()).isBetween(203, 205);
    assertThat(changes.get(1).place().index()).isBetween(448, 452);
    assertThat(changes.get(0).place().before()).isCloseTo(100, within(0.3));
    assertThat(changes.get(0).place().after()).isCloseTo(105, within(0.3));
    assertThat(changes.get(1).place().after()).isCloseTo(102, within(0.3));
  }

  @Test
  void whatWasReportedAtALookIsReportedAtAllLaterOnes() {
    double[] values = series(200, i -> i < 80 ? 100 : 103);
    int seenAt = LevelChanges.of(values, 0.01, YEAR).get(0).seenAt();
    assertThat(LevelChanges.of(Arrays.copyOf(values, seenAt - 1), 0.01, YEAR)).isEmpty();
    for (int look = seenAt; look <= 200; look++) {
      assertThat(LevelChanges.of(Arrays.copyOf(values, look), 0.01, YEAR)).hasSize(1);
    }
  }

  @Test
  void aSingleValueFarOffIsNoChange() {
    double[] values = series(100, i -> i == 60 || i == 61 ? 1000 : 100);
    assertThat(LevelChanges.of(values, 0.05, YEAR)).isEmpty();
  }

  /** 3 standard errors above 5 %; Pettitt's test at each look would find one in most of them. */
  @Test
  void fewYearsWithoutAChangeHaveOne() {
    int years = 100;
    long found =
        IntStream.range(0, years)
            .filter(
                year ->
                    IntStream.range(0, CELLS)
                        .anyMatch(
                            cell ->
                                !LevelChanges.of(series(YEAR, i -> 0), 0.05 / CELLS, YEAR)
                                    .isEmpty()))
            .count();
    assertThat(found).isLessThanOrEqualTo(11);
  }

  @Test
  void theIntervalOfADateHoldsTheDate() {
    int trials = 300;
    long covered =
        IntStream.range(0, trials)
            .mapToObj(trial -> LevelChanges.of(series(90, i -> i < 60 ? 0 : 2), 0.004, YEAR))
            .filter(found -> found.size() == 1)
            .map(found -> found.get(0).place())
            .filter(place -> place.first() <= 60 && 60 <= place.last())
            .count();
    assertThat(covered).isGreaterThan(trials * 9 / 10);
  }

  @Test
  void fewerValuesThanTheLeastShowNoChange() {
    int least = LevelChanges.leastValues(0.05, YEAR);
    double[] values = IntStream.range(0, least).mapToDouble(i -> i < 8 ? 1 + i : 100 + i).toArray();
    assertThat(least).isBetween(28, 36);
    assertThat(LevelChanges.of(Arrays.copyOf(values, least - 1), 0.05, YEAR)).isEmpty();
    double[] jump =
        IntStream.range(0, 2 * least)
            .mapToDouble(i -> (i < least ? 100 : 1000) + i * 5 % 7)
            .toArray();
    assertThat(LevelChanges.of(jump, 0.05, YEAR)).hasSize(1);
  }

  @Test
  void aTrendThatIsTestedEachNightIsSeldomFound() {
    int years = 200;
    long found =
        IntStream.range(0, years)
            .filter(
                year -> {
                  double[] values = series(120, i -> 0);
                  return IntStream.rangeClosed(3, values.length)
                      .anyMatch(
                          n -> RepeatedTrend.of(Arrays.copyOf(values, n), 120).pValue() <= 0.05);
                })
            .count();
    assertThat(found).isLessThanOrEqualTo(20);
  }
}
