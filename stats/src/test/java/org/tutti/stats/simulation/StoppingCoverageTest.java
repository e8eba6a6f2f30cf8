package org.tutti.stats.simulation;

import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.commons.math3.special.Erf;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tutti.stats.interval.QuantileInterval;
import org.tutti.stats.planning.IntervalStoppingRule;
import org.tutti.stats.simulation.MonteCarlo.Draw;

/** The 95 % interval of the median where the stopping rule ended the sample. */
class StoppingCoverageTest {
  private static final int MAX = 500;

  /** From which number of observations on the rule looks: as over launches, and within one. */
  private static final int[] FIRST_LOOKS = {10, 30};

  /**
   * What is sampled.
   *
   * @param median the true one
   */
  private record Source(String name, double median, Function<Draw, double[]> sample) {}

  static Stream<MonteCarlo> stops() {
    return Stream.of(
            new Source("normal", 1, draw -> draw.normal(MAX, 1, 0.02)),
            new Source("lognormal", 1, draw -> draw.lognormal(MAX)),
            new Source("exponential", 1 + Math.log(2), draw -> plusOne(draw.exponential(MAX))),
            bimodal(0.1),
            bimodal(0.3),
            bimodal(0.6))
        .flatMap(
            source ->
                Arrays.stream(FIRST_LOOKS)
                    .boxed()
                    .flatMap(
                        first ->
                            Stream.of(0.01, 0.02, 0.05)
                                .map(share -> simulation(source, first, share))));
  }

  private static MonteCarlo simulation(Source source, int first, double share) {
    IntervalStoppingRule rule = IntervalStoppingRule.at(share).withAtLeast(first);
    return new MonteCarlo(
        "stopped within " + 100 * share + " % from n=" + first + ": " + source.name(),
        5,
        draw -> covers(source.sample().apply(draw), source.median(), rule));
  }

  private static boolean covers(double[] sample, double median, IntervalStoppingRule rule) {
    int n = rule.nextLook(0);
    while (n < MAX && !rule.stops(Arrays.copyOf(sample, n))) {
      n = Math.min(MAX, rule.nextLook(n));
    }
    return QuantileInterval.ofMedian(Arrays.copyOf(sample, n), 0.95).contains(median);
  }

  /** A share of the launches takes 2.7 times as long; the median lies within one of the modes. */
  private static Source bimodal(double slow) {
    double center = slow < 0.5 ? 1 : 2.7;
    double below = slow < 0.5 ? 0.5 / (1 - slow) : (0.5 - (1 - slow)) / slow;
    double median = center * (1 + 0.015 * Math.sqrt(2) * Erf.erfInv(2 * below - 1));
    return new Source("two modes " + slow + " slow", median, draw -> modes(draw, slow));
  }

  private static double[] modes(Draw draw, double slow) {
    double[] values = draw.normal(MAX, 1, 0.015);
    Arrays.setAll(
        values, i -> draw.random().nextUniform(0, 1) < slow ? 2.7 * values[i] : values[i]);
    return values;
  }

  private static double[] plusOne(double[] values) {
    return Arrays.stream(values).map(value -> 1 + value).toArray();
  }

  @ParameterizedTest
  @MethodSource("stops")
  void coversAsFarAsTheDocumentationSays(MonteCarlo simulation) {
    simulation.requireBetween(0.94, 1);
  }
}
