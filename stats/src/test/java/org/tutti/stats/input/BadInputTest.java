package org.tutti.stats.input;

import static org.tutti.stats.input.Function.any;
import static org.tutti.stats.input.Function.runTimes;
import static org.tutti.stats.input.Function.varying;

import java.util.Arrays;
import java.util.List;
import org.tutti.stats.cell.LaunchSummary;
import org.tutti.stats.comparison.KruskalWallis;
import org.tutti.stats.comparison.MannWhitney;
import org.tutti.stats.comparison.MeanDifference;
import org.tutti.stats.comparison.SignTest;
import org.tutti.stats.diagnosis.Diagnosis;
import org.tutti.stats.dominance.BrunnerMunzel;
import org.tutti.stats.dominance.Pairs;
import org.tutti.stats.dominance.SignedRanks;
import org.tutti.stats.dominance.Stratum;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.interval.MeanInterval;
import org.tutti.stats.interval.NewValue;
import org.tutti.stats.interval.QuantileInterval;
import org.tutti.stats.outlier.ThresholdFilter;
import org.tutti.stats.outlier.TukeyFilter;
import org.tutti.stats.planning.IntervalStoppingRule;
import org.tutti.stats.planning.VarianceComponents;
import org.tutti.stats.series.Autocorrelation;
import org.tutti.stats.series.SerialDependence;
import org.tutti.stats.series.SteadyState;
import org.tutti.stats.shape.KernelDensity;
import org.tutti.stats.shape.Modes;
import org.tutti.stats.shape.TwoModes;
import org.tutti.stats.summary.Costs;
import org.tutti.stats.summary.InterquartileMean;
import org.tutti.stats.summary.Moments;
import org.tutti.stats.summary.Quartiles;
import org.tutti.stats.summary.Rates;
import org.tutti.stats.summary.Ratios;

/** Bad input of the functions of this module. */
class BadInputTest extends BadInput {
  private static final double[] OTHER = {1, 2, 3, 4, 5, 6, 7, 8};

  static Function[] functions() {
    return new Function[] {
      runTimes("costs", "values", 1, v -> Costs.of(v).mean()),
      runTimes("rates", "values", 1, v -> Rates.of(v).mean()),
      runTimes("ratios", "values", 1, v -> Ratios.of(v).mean()),
      any("moments", "values", 2, v -> Moments.of(v).variance()),
      any("quartiles", "values", 1, v -> Quartiles.of(v).third()),
      any("middle half", "values", 1, InterquartileMean::mean),
      any("Tukey", "values", 1, v -> TukeyFilter.withDefaults().apply(v).upperFence()),
      new Function(
          "threshold",
          "",
          1,
          false,
          Function.Constant.ANSWERED,
          v -> ThresholdFilter.withDefaults().apply(v).upperFence()),
      any("mean interval", "values", 2, v -> MeanInterval.of(v, 0.95).low()),
      any("median interval", "values", 6, v -> QuantileInterval.ofMedian(v, 0.95).low()),
      any("Mann-Whitney x", "x", 1, v -> MannWhitney.test(v, OTHER, Alternative.LESS).pValue()),
      any("Mann-Whitney y", "y", 1, v -> MannWhitney.test(OTHER, v, Alternative.LESS).pValue()),
      any(
          "Kruskal-Wallis",
          "groups[1]",
          1,
          v -> KruskalWallis.test(Arrays.asList(OTHER, v)).pValue()),
      any("sign test", "differences", 1, v -> SignTest.test(v, Alternative.LESS).pValue()),
      any(
          "signed ranks",
          "x",
          1,
          v ->
              SignedRanks.of(Pairs.of(v, new double[v == null ? 1 : v.length]))
                  .test(0, Alternative.LESS)
                  .pValue()),
      any("mean difference", "x", 1, v -> MeanDifference.paired(v, v, Alternative.LESS).pValue()),
      any("Brunner-Munzel", "", 1, v -> brunnerMunzel(v).test(0, Alternative.LESS).pValue()),
      runTimes("two modes", "values", 1, v -> TwoModes.of(v).map(TwoModes::gap).orElse(1.0)),
      any("stop rule", "values", 1, v -> IntervalStoppingRule.at(0.1).isNarrow(v) ? 1 : 0),
      any(
          "variances",
          "launches[1]",
          1,
          v -> VarianceComponents.of(Arrays.asList(OTHER, v)).within()),
      varying("autocorrelation", "values", 3, v -> Autocorrelation.of(v, 2)[2]),
      varying("effective size", "values", 4, Autocorrelation::effectiveSampleSize),
      any("new value", "values", 8, v -> NewValue.of(v).reach(0.9)),
      any("serial dependence", "values", 1, v -> SerialDependence.of(v).effective()),
      runTimes("steady state", "runTimes", 10, v -> SteadyState.of(v).change()),
      varying("density", "values", 2, v -> KernelDensity.of(v).at(10)),
      any("modes", "values", 1, v -> Modes.of(v).count()),
      runTimes("launch", "runTimes", 1, v -> LaunchSummary.of(v).mean()),
      runTimes("diagnosis", "runTimes", 1, v -> Diagnosis.of(aList(v)).size()),
    };
  }

  private static BrunnerMunzel brunnerMunzel(double[] values) {
    return BrunnerMunzel.of(List.of(new Stratum(values, OTHER)));
  }

  private static List<double[]> aList(double[] values) {
    return Arrays.asList(values, OTHER);
  }
}
