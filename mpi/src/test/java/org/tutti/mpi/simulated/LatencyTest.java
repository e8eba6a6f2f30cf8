package org.tutti.mpi.simulated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class LatencyTest {
  private static final int DRAWS = 40_000;

  @Test
  void noiseIsLognormalWithItsMedianAndItsSigma() {
    double[] noise = draws(new Link(1_000, 100, 0.8, 0, 0, 0, 0), 0, 1);
    for (int i = 0; i < noise.length; i++) {
      noise[i] -= 1_000;
    }
    Arrays.sort(noise);
    assertThat(noise[0]).isPositive();
    assertThat(noise[DRAWS / 2]).isCloseTo(100, within(2.0));
    double upper = Math.log(noise[(int) (DRAWS * 0.8413)] / 100);
    assertThat(upper).isCloseTo(0.8, within(0.02));
  }

  @Test
  void spikesHaveTheGivenFrequencyAndLength() {
    double[] delays = draws(new Link(0, 0, 0, 0.01, 50_000, 0, 0), 0, 1);
    double[] spikes = Arrays.stream(delays).filter(delay -> delay > 0).toArray();
    assertThat(spikes.length / (double) DRAWS).isCloseTo(0.01, within(0.002));
    assertThat(Arrays.stream(spikes).average().orElseThrow()).isCloseTo(50_000, within(8_000.0));
  }

  @Test
  void asymmetryIsAddedOneWayAndSubtractedTheOther() {
    Link link = new Link(1_000, 0, 0, 0, 0, 60, 0);
    double squares = 0;
    int pairs = 2_000;
    for (int other = 1; other <= pairs; other++) {
      double there = latency(link, 0, other).next(0, 0);
      double back = latency(link, other, 0).next(0, 0);
      assertThat(there + back).isCloseTo(2_000, within(1e-9));
      squares += (there - back) * (there - back);
    }
    assertThat(Math.sqrt(squares / pairs)).isCloseTo(60, within(4.0));
  }

  @Test
  void longMessagesTakeLonger() {
    assertThat(latency(new Link(100, 0, 0, 0, 0, 0, 0.5), 0, 1).next(1_000, 0)).isEqualTo(600);
  }

  @Test
  void impossibleLinksAreRefused() {
    assertThatThrownBy(() -> new Link(-1, 0, 0, 0, 0, 0, 0)).hasMessageContaining("base");
    assertThatThrownBy(() -> new Link(0, 0, 0, 1.5, 0, 0, 0))
        .hasMessageContaining("spikeProbability");
  }

  private static double[] draws(Link link, int source, int destination) {
    Latency latency = latency(link, source, destination);
    double[] values = new double[DRAWS];
    Arrays.setAll(values, i -> latency.next(0, 0));
    return values;
  }

  private static Latency latency(Link link, int source, int destination) {
    Network network = new Network("test", link, link, 0);
    return new Latency(new Simulation(17, 1, network, ClockModel.PERFECT), source, destination);
  }
}
