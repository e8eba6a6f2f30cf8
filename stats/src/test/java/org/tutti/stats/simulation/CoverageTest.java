package org.tutti.stats.simulation;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tutti.stats.dominance.BrunnerMunzel;
import org.tutti.stats.dominance.Stratum;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.interval.MeanInterval;
import org.tutti.stats.interval.QuantileInterval;
import org.tutti.stats.simulation.MonteCarlo.Draw;

/** Every 95 % interval covers 94 to 96 % under the conditions that its Javadoc names. */
class CoverageTest {

  private static MonteCarlo of(
      String name, int weight, double truth, Function<Draw, Estimate> estimate) {
    return new MonteCarlo(name, weight, draw -> estimate.apply(draw).contains(truth));
  }

  static Stream<MonteCarlo> intervals() {
    return Stream.of(
        of("mean t: normal n=5", 1, 3, d -> MeanInterval.of(d.normal(5, 3, 2), 0.95)),
        of("mean t: normal n=100", 1, 3, d -> MeanInterval.of(d.normal(100, 3, 2), 0.95)),
        of(
            "median by ranks: lognormal n=600",
            2,
            1,
            d -> QuantileInterval.ofMedian(d.lognormal(600), 0.95)),
        of(
            "median by ranks: normal n=1000",
            2,
            3,
            d -> QuantileInterval.ofMedian(d.normal(1000, 3, 1), 0.95)),
        of(
            "90th percentile by ranks: exponential n=2000",
            4,
            Math.log(10),
            d -> QuantileInterval.of(d.exponential(2000), 0.9, 0.95)),
        of(
            "Brunner-Munzel shift: lognormal n=30 m=40",
            4,
            2,
            d -> shift(d.lognormal(40), plus(d.lognormal(30), 2))),
        of(
            "Brunner-Munzel shift, t: lognormal n=100 m=120",
            4,
            2,
            d -> shift(d.lognormal(120), plus(d.lognormal(100), 2))),
        of(
            "Brunner-Munzel shift, normal of sd 1 against 10: n=20 m=30",
            4,
            0,
            d -> shift(d.normal(20, 0, 1), d.normal(30, 0, 10))),
        of(
            "Brunner-Munzel shift, two modes of launches: n=20",
            4,
            0,
            d -> shift(logarithms(modes(d, 20)), logarithms(modes(d, 20)))));
  }

  /** Launches of which half take 2.7 times as long, as on a machine with two speeds. */
  private static double[] modes(Draw draw, int n) {
    double[] launches = draw.normal(n, 1, 0.02);
    Arrays.setAll(
        launches, i -> draw.random().nextUniform(0, 1) < 0.5 ? 2.7 * launches[i] : launches[i]);
    return launches;
  }

  private static double[] logarithms(double[] values) {
    return Arrays.stream(values).map(Math::log).toArray();
  }

  private static Estimate shift(double[] x, double[] y) {
    return BrunnerMunzel.of(List.of(new Stratum(x, y))).shift(0.95).orElseThrow();
  }

  private static double[] plus(double[] values, double shift) {
    return Arrays.stream(values).map(value -> value + shift).toArray();
  }

  @ParameterizedTest
  @MethodSource("intervals")
  void attainsItsLevel(MonteCarlo simulation) {
    simulation.requireBetween(0.94, 0.96);
  }
}
