package org.tutti.stats.reference;

import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.tutti.stats.comparison.KruskalWallis;
import org.tutti.stats.comparison.MannWhitney;
import org.tutti.stats.comparison.NullDistribution;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.Correction;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.planning.VarianceComponents;

class SeveralSamplesReferenceTest {

  private final Comparison comparison = new Comparison();

  @Test
  void rankTestsOfTwoSamples() {
    for (Table.Row row : Table.read("two-samples.csv")) {
      double[] x = row.data("x");
      double[] y = row.data("y");
      NullDistribution inR = asInR(Math.max(x.length, y.length), x, y);
      TestResult two = MannWhitney.test(x, y, Alternative.TWO_SIDED, inR);
      comparison.check(row, "u", two::statistic);
      comparison.check(row, "p_two", two::pValue);
      comparison.check(row, "p_less", () -> MannWhitney.test(x, y, Alternative.LESS, inR).pValue());
      comparison.check(
          row, "p_greater", () -> MannWhitney.test(x, y, Alternative.GREATER, inR).pValue());
      comparison.check(
          row,
          "p_normal",
          () ->
              MannWhitney.test(x, y, Alternative.TWO_SIDED, NullDistribution.ASYMPTOTIC).pValue());
    }
    comparison.conclude(2900);
  }

  /** R's rule: as soon as values are tied its wilcox.test is asymptotic, however few there are. */
  private static NullDistribution asInR(int size, double[] x, double[] y) {
    double[] all = DoubleStream.concat(Arrays.stream(x), Arrays.stream(y)).toArray();
    boolean ties = Arrays.stream(all).distinct().count() < all.length;
    return ties || size >= NullDistribution.LARGE
        ? NullDistribution.ASYMPTOTIC
        : NullDistribution.EXACT;
  }

  @Test
  void manySamples() {
    for (Table.Row row : Table.read("groups.csv")) {
      List<double[]> groups = row.words("sets").stream().map(Table::data).toList();
      comparison.check(row, "h", () -> KruskalWallis.test(groups).statistic());
      comparison.check(row, "h_p", () -> KruskalWallis.test(groups).pValue());
      comparison.check(row, "within", () -> VarianceComponents.of(groups).within());
      comparison.check(row, "between", () -> VarianceComponents.of(groups).between());
    }
    comparison.conclude(130);
  }

  @Test
  void corrections() {
    for (Table.Row row : Table.read("correction.csv")) {
      double[] p = row.numbers("p");
      for (int i = 0; i < p.length; i++) {
        int index = i;
        Table.Row cell =
            new Table.Row(
                List.of("p", "i", "holm", "bh"),
                List.of(
                    row.words("p").get(i),
                    "" + i,
                    row.words("holm").get(i),
                    row.words("bh").get(i)));
        comparison.check(cell, "holm", () -> Correction.HOLM.apply(p)[index]);
        comparison.check(cell, "bh", () -> Correction.BENJAMINI_HOCHBERG.apply(p)[index]);
      }
    }
    comparison.conclude(1200);
  }
}
