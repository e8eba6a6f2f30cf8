package org.tutti.lab.history.series;

import org.junit.jupiter.api.Test;
import org.tutti.stats.reference.Comparison;
import org.tutti.stats.reference.Table;

class TrendReferenceTest {
  private final Comparison comparison = new Comparison();

  @Test
  void trend() {
    for (Table.Row row : Table.read("series.csv")) {
      MannKendall trend = MannKendall.of(row.data("set"));
      if (row.has("s")) {
        comparison.check(row, "s", trend::s);
      }
      comparison.check(row, "tau", trend::tau);
      comparison.check(row, "trend_p", () -> trend.test().pValue());
    }
    comparison.conclude(900);
  }
}
