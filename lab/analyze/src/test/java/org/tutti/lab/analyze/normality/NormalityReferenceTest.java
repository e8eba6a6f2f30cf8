package org.tutti.lab.analyze.normality;

import org.junit.jupiter.api.Test;
import org.tutti.stats.reference.Comparison;
import org.tutti.stats.reference.Table;
import org.tutti.stats.sample.OrderedSample;

class NormalityReferenceTest {
  private final Comparison comparison = new Comparison();

  @Test
  void normality() {
    for (Table.Row row : Table.read("normality.csv")) {
      double[] values = row.data("set");
      comparison.check(row, "w", () -> ShapiroWilk.test(values).statistic());
      comparison.check(row, "w_p", () -> ShapiroWilk.test(values).pValue());
      comparison.check(row, "a", () -> AndersonDarling.test(values).statistic());
      comparison.check(row, "a_p", () -> AndersonDarling.test(values).pValue());
      comparison.check(row, "straightness", () -> QqPoints.of(values).straightness());
    }
    comparison.conclude(1300);
  }

  @Test
  void blocks() {
    for (Table.Row row : Table.read("summary.csv")) {
      double[] values = row.data("set");
      comparison.check(
          row, "blocks", () -> OrderedSample.of("blocks", BlockAverages.of(values, 3)).min());
    }
    comparison.conclude(300);
  }
}
