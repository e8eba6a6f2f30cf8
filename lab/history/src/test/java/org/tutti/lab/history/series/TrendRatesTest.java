package org.tutti.lab.history.series;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tutti.stats.simulation.MonteCarlo;

/** The test of a trend at 0.05 rejects a series that has none as often as it should. */
class TrendRatesTest {
  static Stream<MonteCarlo> series() {
    return Stream.of(
        new MonteCarlo("Mann-Kendall: lognormal n=100", 1, d -> rejects(d.lognormal(100))),
        new MonteCarlo("Mann-Kendall tied: Poisson n=100", 1, d -> rejects(d.tied(100))));
  }

  private static boolean rejects(double[] values) {
    return MannKendall.of(values).test().rejectedAt(0.05);
  }

  @ParameterizedTest
  @MethodSource("series")
  void rejectsAtItsLevel(MonteCarlo simulation) {
    simulation.requireBetween(0.045, 0.055);
  }
}
