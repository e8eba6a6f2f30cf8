package org.tutti.stats.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.interval.MeanInterval;
import org.tutti.stats.interval.QuantileInterval;
import org.tutti.stats.outlier.Filtered;
import org.tutti.stats.outlier.ThresholdFilter;
import org.tutti.stats.outlier.TukeyFilter;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.shape.KernelDensity;
import org.tutti.stats.summary.Costs;
import org.tutti.stats.summary.InterquartileMean;
import org.tutti.stats.summary.Moments;
import org.tutti.stats.summary.Rates;
import org.tutti.stats.summary.Ratios;

class OneSampleReferenceTest {

  private final Comparison comparison = new Comparison();

  @Test
  void thereAreThreeHundredDataSets() {
    assertThat(Table.dataSets()).isGreaterThanOrEqualTo(300);
  }

  @Test
  void summaries() {
    for (Table.Row row : Table.read("summary.csv")) {
      double[] values = row.data("set");
      OrderedSample ordered = OrderedSample.of("values", values);
      comparison.check(row, "mean", () -> Costs.of(values).mean());
      comparison.check(row, "harmonic", () -> Rates.of(values).mean());
      comparison.check(row, "geometric", () -> Ratios.of(values).mean());
      comparison.check(row, "middle", () -> InterquartileMean.mean(values));
      comparison.check(row, "variance", () -> Moments.of(values).variance());
      comparison.check(row, "error", () -> Moments.of(values).standardError());
      comparison.check(row, "cv", () -> Moments.of(values).coefficientOfVariation());
      comparison.check(row, "q05", () -> ordered.quantile(0.05));
      comparison.check(row, "q25", () -> ordered.quantile(0.25));
      comparison.check(row, "q50", ordered::median);
      comparison.check(row, "q75", () -> ordered.quantile(0.75));
      comparison.check(row, "q99", () -> ordered.quantile(0.99));
    }
    comparison.conclude(3700);
  }

  @Test
  void outliers() {
    for (Table.Row row : Table.read("outlier.csv")) {
      Filtered filtered = TukeyFilter.withDefaults().apply(row.data("set"));
      comparison.check(row, "lower", filtered::lowerFence);
      comparison.check(row, "upper", filtered::upperFence);
      comparison.check(row, "kept", () -> filtered.kept().size());
      comparison.check(row, "severe_low", () -> filtered.low().severe());
      comparison.check(row, "severe_high", () -> filtered.high().severe());
      comparison.check(row, "low", () -> filtered.low().count());
      comparison.check(row, "high", () -> filtered.high().count());
      Filtered byThreshold = ThresholdFilter.withDefaults().apply(row.data("set"));
      comparison.check(row, "above_threshold", () -> byThreshold.dropped().count());
    }
    comparison.conclude(2500);
  }

  @Test
  void intervals() {
    for (Table.Row row : Table.read("interval.csv")) {
      double[] values = row.data("set");
      ends(row, "t", () -> MeanInterval.of(values, 0.95));
      ends(row, "t99", () -> MeanInterval.of(values, 0.99));
      ends(row, "median", () -> QuantileInterval.ofMedian(values, 0.95));
      ends(row, "median99", () -> QuantileInterval.ofMedian(values, 0.99));
      ends(row, "q90", () -> QuantileInterval.of(values, 0.9, 0.95));
    }
    comparison.conclude(2500);
  }

  private void ends(Table.Row row, String name, Supplier<Estimate> estimate) {
    comparison.check(row, name + "_low", () -> estimate.get().low());
    comparison.check(row, name + "_high", () -> estimate.get().high());
  }

  @Test
  void density() {
    for (Table.Row row : Table.read("density.csv")) {
      double[] values = row.data("set");
      OrderedSample ordered = OrderedSample.of("values", values);
      comparison.check(row, "bandwidth", () -> KernelDensity.of(values).bandwidth());
      comparison.check(row, "at_mean", () -> KernelDensity.of(values).at(ordered.mean()));
      comparison.check(row, "at_q25", () -> KernelDensity.of(values).at(ordered.quantile(0.25)));
      comparison.check(row, "at_max", () -> KernelDensity.of(values).at(ordered.max()));
    }
    comparison.conclude(1100);
  }
}
