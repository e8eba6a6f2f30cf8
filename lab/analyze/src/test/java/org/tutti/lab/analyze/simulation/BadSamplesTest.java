package org.tutti.lab.analyze.simulation;

import static org.tutti.stats.input.Function.any;
import static org.tutti.stats.input.Function.runTimes;
import static org.tutti.stats.input.Function.varying;

import java.util.Arrays;
import org.tutti.lab.analyze.effect.CliffsDelta;
import org.tutti.lab.analyze.effect.HodgesLehmann;
import org.tutti.lab.analyze.effect.OneWayAnova;
import org.tutti.lab.analyze.effect.StandardizedDifference;
import org.tutti.lab.analyze.normality.AndersonDarling;
import org.tutti.lab.analyze.normality.BlockAverages;
import org.tutti.lab.analyze.normality.Normalization;
import org.tutti.lab.analyze.normality.QqPoints;
import org.tutti.lab.analyze.normality.ShapiroWilk;
import org.tutti.lab.analyze.regression.QuantileRegression;
import org.tutti.stats.input.BadInput;
import org.tutti.stats.input.Function;

/** Bad input of the statistics of this module. */
class BadSamplesTest extends BadInput {
  private static final double[] MEDIAN = {0.5};
  private static final double[] OTHER = {1, 2, 3, 4, 5, 6, 7, 8};

  static Function[] functions() {
    return new Function[] {
      varying("Shapiro-Wilk", "values", 3, v -> ShapiroWilk.test(v).pValue()),
      varying("Anderson-Darling", "values", 8, v -> AndersonDarling.test(v).pValue()),
      varying("straightness", "values", 2, v -> QqPoints.of(v).straightness()),
      runTimes("logarithms", "values", 1, v -> Normalization.logarithms(v)[0]),
      any("block averages", "values", 3, v -> BlockAverages.of(v, 3)[0]),
      any("ANOVA", "groups[1]", 2, v -> OneWayAnova.test(Arrays.asList(OTHER, v)).pValue()),
      any("block search", "values", 3, v -> Normalization.search(v, 0.05, 3).isPresent() ? 1 : 0),
      any("Cohen's d", "x", 2, v -> StandardizedDifference.cohensD(v, OTHER).value()),
      any("Hedges' g", "y", 2, v -> StandardizedDifference.hedgesG(OTHER, v).value()),
      any("Cliff's delta", "x", 1, v -> CliffsDelta.of(v, OTHER).value()),
      any("Hodges-Lehmann", "x", 2, v -> HodgesLehmann.shift(v, OTHER, 0.95).low()),
      any(
          "quantile regression",
          "y",
          6,
          v -> QuantileRegression.fit(rising(v), v, MEDIAN, 0.95).get(0).slope().low()),
      any("quantile line", "y", 3, v -> QuantileRegression.line(rising(v), v, 0.5).slope()),
    };
  }

  private static double[] rising(double[] values) {
    double[] x = new double[values == null ? 3 : values.length];
    Arrays.setAll(x, i -> i);
    return x;
  }
}
