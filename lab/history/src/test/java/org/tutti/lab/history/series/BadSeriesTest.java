package org.tutti.lab.history.series;

import static org.tutti.stats.input.Function.any;

import org.tutti.stats.input.BadInput;
import org.tutti.stats.input.Function;

/** Bad input of the statistics of this module. */
class BadSeriesTest extends BadInput {
  static Function[] functions() {
    return new Function[] {
      any("Mann-Kendall", "values", 3, v -> MannKendall.of(v).test().pValue()),
      any("repeated trend", "values", 3, v -> RepeatedTrend.of(v, 365).pValue()),
      any("level changes", "values", 1, v -> LevelChanges.of(v, 0.01, 365).size()),
    };
  }
}
