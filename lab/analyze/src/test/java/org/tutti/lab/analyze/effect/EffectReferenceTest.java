package org.tutti.lab.analyze.effect;

import java.util.Arrays;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.tutti.stats.comparison.NullDistribution;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.reference.Comparison;
import org.tutti.stats.reference.Table;

class EffectReferenceTest {
  private final Comparison comparison = new Comparison();

  @Test
  void effectSizes() {
    for (Table.Row row : Table.read("two-samples.csv")) {
      double[] x = row.data("x");
      double[] y = row.data("y");
      comparison.check(row, "d", () -> StandardizedDifference.cohensD(x, y).value());
      comparison.check(row, "g", () -> StandardizedDifference.hedgesG(x, y).value());
      comparison.check(row, "delta", () -> CliffsDelta.of(x, y).value());
      if (asInR(Math.max(x.length, y.length), x, y) == NullDistribution.EXACT
          || Math.max(x.length, y.length) >= NullDistribution.LARGE) {
        estimate(row, "shift", () -> HodgesLehmann.shift(x, y, 0.95));
      }
    }
    comparison.conclude(3000);
  }

  private void estimate(Table.Row row, String name, Supplier<Estimate> estimate) {
    comparison.check(row, name, () -> estimate.get().value());
    comparison.check(row, name + "_low", () -> estimate.get().low());
    comparison.check(row, name + "_high", () -> estimate.get().high());
  }

  /** R's rule: as soon as values are tied its wilcox.test is asymptotic, however few there are. */
  private static NullDistribution asInR(int size, double[] x, double[] y) {
    double[] all = DoubleStream.concat(Arrays.stream(x), Arrays.stream(y)).toArray();
    boolean ties = Arrays.stream(all).distinct().count() < all.length;
    return ties || size >= NullDistribution.LARGE
        ? NullDistribution.ASYMPTOTIC
        : NullDistribution.EXACT;
  }
}
