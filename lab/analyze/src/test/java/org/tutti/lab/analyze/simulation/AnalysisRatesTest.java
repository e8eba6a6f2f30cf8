package org.tutti.lab.analyze.simulation;

import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tutti.lab.analyze.effect.HodgesLehmann;
import org.tutti.lab.analyze.effect.OneWayAnova;
import org.tutti.lab.analyze.normality.AndersonDarling;
import org.tutti.lab.analyze.normality.ShapiroWilk;
import org.tutti.lab.analyze.regression.QuantileRegression;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.simulation.MonteCarlo;
import org.tutti.stats.simulation.MonteCarlo.Draw;

/** Tests at 0.05 reject true hypotheses, and 95 % intervals cover, as often as they should. */
class AnalysisRatesTest {
  private static final double[] MEDIAN = {0.5};

  private static MonteCarlo rejects(String name, Function<Draw, TestResult> test) {
    return new MonteCarlo(name, 1, draw -> test.apply(draw).rejectedAt(0.05));
  }

  static Stream<MonteCarlo> tests() {
    return Stream.of(
        rejects("Shapiro-Wilk: normal n=10", d -> ShapiroWilk.test(d.normal(10, 0, 1))),
        rejects("Shapiro-Wilk: normal n=200", d -> ShapiroWilk.test(d.normal(200, 0, 1))),
        rejects("Anderson-Darling: normal n=30", d -> AndersonDarling.test(d.normal(30, 0, 1))),
        rejects(
            "one-way ANOVA: normal 4 x 10",
            d -> OneWayAnova.test(Stream.generate(() -> d.normal(10, 0, 1)).limit(4).toList())));
  }

  @ParameterizedTest
  @MethodSource("tests")
  void rejectsAtItsLevel(MonteCarlo simulation) {
    simulation.requireBetween(0.045, 0.055);
  }

  private static MonteCarlo covers(
      String name, int weight, double truth, Function<Draw, Estimate> estimate) {
    return new MonteCarlo(name, weight, draw -> estimate.apply(draw).contains(truth));
  }

  static Stream<MonteCarlo> intervals() {
    return Stream.of(
        covers(
            "Hodges-Lehmann: lognormal n=60 m=80",
            4,
            2,
            d -> HodgesLehmann.shift(plus(d.lognormal(60), 2), d.lognormal(80), 0.95)),
        covers(
            "quantile regression on a factor at 0.5: lognormal n=60 m=80",
            8,
            2,
            AnalysisRatesTest::difference),
        covers("quantile regression slope at 0.5: lognormal n=100", 10, 2, d -> slope(d, MEDIAN)),
        covers(
            "quantile regression intercept at 0.5: lognormal n=100",
            10,
            1,
            AnalysisRatesTest::intercept));
  }

  private static double[] plus(double[] values, double shift) {
    return Arrays.stream(values).map(value -> value + shift).toArray();
  }

  /** Of two levels of a factor, which are 0 and 1. */
  private static Estimate difference(Draw draw) {
    double[] y = Arrays.copyOf(draw.lognormal(60), 140);
    System.arraycopy(plus(draw.lognormal(80), 2), 0, y, 60, 80);
    double[] x = new double[140];
    Arrays.fill(x, 60, 140, 1);
    return QuantileRegression.fit(x, y, MEDIAN, 0.95).get(0).slope();
  }

  private static Estimate slope(Draw draw, double[] probabilities) {
    double[] x = draw.uniform(100);
    double[] y = draw.lognormal(100);
    Arrays.setAll(y, i -> y[i] + 2 * x[i]);
    return QuantileRegression.fit(x, y, probabilities, 0.95).get(0).slope();
  }

  private static Estimate intercept(Draw draw) {
    double[] x = draw.uniform(100);
    double[] y = draw.lognormal(100);
    Arrays.setAll(y, i -> y[i] + 2 * x[i]);
    return QuantileRegression.fit(x, y, MEDIAN, 0.95).get(0).intercept();
  }

  @ParameterizedTest
  @MethodSource("intervals")
  void attainsItsLevel(MonteCarlo simulation) {
    simulation.requireBetween(0.94, 0.96);
  }
}
