package org.tutti.stats.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** With series whose truth is known; {@code bench/steady-state} has published ones. */
class SteadyStateTest {
  private final Random random = new Random(23);

  private double[] series(int n, IntToDoubleFunction level) {
    return IntStream.range(0, n)
        .mapToDouble(i -> level.applyAsDouble(i) * (1 + 0.02 * random.nextGaussian()))
        .toArray();
  }

  /** The least cost over all cuts, by trying each of them. */
  @Test
  void theSegmentsAreThoseOfTheLeastCost() {
    for (int trial = 0; trial < 40; trial++) {
      int change = 4 + trial % 6;
      double[] values = series(13, i -> i < change ? 100 : 400);
      int[] ends = Segments.of(values, 1).ends();
      double best = Double.POSITIVE_INFINITY;
      for (int places = 0; places < 1 << 12; places++) {
        best = Math.min(best, cost(values, places));
      }
      int found = 0;
      for (int end : ends) {
        found |= end < values.length ? 1 << (end - 1) : 0;
      }
      assertThat(cost(values, found)).isCloseTo(best, within(1e-6));
    }
  }

  /** Bit i: a segment ends behind value i. Segments have at least two values, at even places. */
  private static double cost(double[] values, int places) {
    double cost = 0;
    int from = 0;
    for (int to = 1; to <= values.length; to++) {
      boolean ends = to == values.length || (places >> (to - 1) & 1) == 1;
      if (ends && (to - from < 2 || to < values.length && to % 2 != 0)) {
        return Double.POSITIVE_INFINITY;
      }
      if (ends) {
        double[] part = Arrays.copyOfRange(values, from, to);
        double mean = Arrays.stream(part).average().orElseThrow();
        double variance =
            Arrays.stream(part).map(v -> (v - mean) * (v - mean)).average().orElseThrow();
        cost += part.length * (Math.log(2 * Math.PI) + Math.log(variance) + 1);
        cost += from == 0 ? 0 : 15 * Math.log(values.length);
        from = to;
      }
    }
    return cost;
  }

  @ParameterizedTest
  @CsvSource({"60, 0", "300, 0", "1000, 0", "300, 60", "1000, 100", "1000, 700", "5000, 2500"})
  void theStartOfTheSteadyPartIsFound(int n, int start) {
    SteadyState state = SteadyState.of(series(n, i -> i < start ? 150 : 100));

    assertThat(state.start()).isPresent();
    assertThat(state.start().getAsInt()).isCloseTo(start, within(n / 100 + 2));
    assertThat(state.isSteadyThroughout()).isEqualTo(start == 0);
    if (start > 0 && start < n / 2) {
      assertThat(state.change()).isCloseTo(-0.5, within(0.02));
    }
  }

  @Test
  void aChangeNearTheEndLeavesNoSteadyState() {
    assertThat(SteadyState.of(series(600, i -> i < 560 ? 100 : 130)).start()).isEmpty();
  }

  /** A slope is a staircase of segments, each unlike the last. */
  @Test
  void aSlopeHasNoSteadyState() {
    SteadyState slope = SteadyState.of(series(1000, i -> 100 + 0.1 * i));
    assertThat(slope.isSteadyThroughout()).isFalse();
    assertThat(slope.change()).isGreaterThan(0.2);
  }

  @Test
  void changesBelowFivePercentAndReturnsToTheSameLevelAreSteady() {
    assertThat(SteadyState.of(series(1000, i -> i < 500 ? 103 : 100)).isSteadyThroughout())
        .isTrue();
    assertThat(SteadyState.of(series(1000, i -> 100)).isSteadyThroughout()).isTrue();
    assertThat(SteadyState.of(new double[100]).isSteadyThroughout()).isTrue();
  }

  /** Preemptions are no change of the level. */
  @Test
  void outliersAreNoSegments() {
    assertThat(SteadyState.of(series(1000, i -> i % 97 == 5 ? 100_000 : 100)).isSteadyThroughout())
        .isTrue();
  }

  /** In how many of 200 steady series a change is seen: the procedure has no level to keep. */
  @Test
  void aSteadySeriesIsSeldomCalledUnsteady() {
    long unsteady =
        IntStream.range(0, 200)
            .mapToObj(i -> SteadyState.of(series(300, any -> 100)))
            .filter(state -> !state.isSteadyThroughout())
            .count();
    assertThat(unsteady).isLessThan(5);
  }
}
