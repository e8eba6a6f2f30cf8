package org.tutti.mpi.simulated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which messages are slow, and by how much others differ. */
class SlowPathsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "7:1.5             | 7 | 2 | 1.5",
        "7:1.5             | 2 | 7 | 1.5",
        "7:1.5             | 2 | 3 | 1",
        "from7:1.5         | 7 | 2 | 1.5",
        "from7:1.5         | 2 | 7 | 1",
        "3-9:2             | 9 | 3 | 2",
        "3-9:2             | 3 | 4 | 1",
        "0..3:1.5          | 1 | 2 | 1.5",
        "0..3:1.5          | 4 | 3 | 1.5",
        "0..3:1.5          | 4 | 5 | 1",
        "0..3-4..7:1.5     | 5 | 0 | 1.5",
        "0..3-4..7:1.5     | 0 | 3 | 1",
        "from0..3-4..7:1.5 | 0 | 4 | 1.5",
        "from0..3-4..7:1.5 | 4 | 0 | 1",
        "0:2,1:2, 0-1:2    | 1 | 0 | 8"
      })
  void messagesOfRanks(String text, int source, int destination, double factor) {
    assertThat(SlowPaths.parse(text).factor(1, source, destination)).isEqualTo(factor);
  }

  /** Of a launch, all pairs alike; of a pair, both directions alike. */
  @Test
  void launchesAndPairsDiffer() {
    SlowPaths launch = SlowPaths.parse("launch:3%");
    assertThat(launch.factor(4, 0, 1)).isEqualTo(launch.factor(4, 7, 5));
    assertThat(deviation(seed -> launch.factor(seed, 0, 1))).isCloseTo(0.03, within(0.002));

    SlowPaths pair = SlowPaths.parse("pair:5%");
    assertThat(pair.factor(4, 7, 5)).isEqualTo(pair.factor(4, 5, 7)).isNotEqualTo(1);
    assertThat(deviation(rank -> pair.factor(4, 0, 1 + rank))).isCloseTo(0.05, within(0.003));
    assertThat(deviation(seed -> pair.factor(seed, 0, 1))).isCloseTo(0.05, within(0.003));
  }

  private static double deviation(IntToDoubleFunction factor) {
    return Math.sqrt(
        IntStream.range(0, 2_000)
            .mapToDouble(at -> Math.log(factor.applyAsDouble(at)))
            .map(log -> log * log)
            .average()
            .orElseThrow());
  }

  @Test
  void someMessagesAreHeldUp() {
    Link link = new Link(1_000, 0, 0, 0, 0, 0, 0);
    Simulation simulation =
        new Simulation(17, 1, new Network("test", link, link, 0), ClockModel.PERFECT)
            .withSlow(SlowPaths.parse("late:1%:50us"));
    Latency latency = new Latency(simulation, 0, 1);
    double[] times = IntStream.range(0, 40_000).mapToDouble(any -> latency.next(0, 0)).toArray();
    assertThat(times).containsOnly(1_000, 51_000);
    assertThat(IntStream.range(0, times.length).filter(at -> times[at] > 1_000).count())
        .isBetween(320L, 480L);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "7", "7:", "7:x", "x:1.1", "7:1.1,", "launch:3", "late:1%", "7>:1.1"})
  void whatIsNoneIsRefused(String text) {
    assertThatThrownBy(() -> SlowPaths.parse(text))
        .hasMessageContaining("TUTTI_SIMULATED_SLOW")
        .hasMessageContaining("from0..3:1.1");
  }
}
