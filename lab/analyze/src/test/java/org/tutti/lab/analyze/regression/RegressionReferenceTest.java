package org.tutti.lab.analyze.regression;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tutti.stats.reference.Comparison;
import org.tutti.stats.reference.Table;

class RegressionReferenceTest {

  /** The method is iterative. */
  private static final double ITERATIVE = 1e-6;

  private final Comparison comparison = new Comparison();

  @Test
  void covariate() {
    for (Table.Row row : Table.read("covariate.csv")) {
      double[] taus = {row.number("tau")};
      QuantileFit fit = QuantileRegression.fit(row.data("x"), row.data("y"), taus, 0.95).get(0);
      comparison.within(row, "intercept", () -> fit.intercept().value(), ITERATIVE);
      comparison.within(row, "slope", () -> fit.slope().value(), ITERATIVE);
      QuantileLine line = QuantileRegression.line(row.data("x"), row.data("y"), taus[0]);
      comparison.within(row, "slope", line::slope, ITERATIVE);
      comparison.within(row, "intercept", line::intercept, ITERATIVE);
      if (row.has("slope_outer_low") && row.has("slope_outer_high")) {
        // R moves from one breakpoint to the next; the end is one of the two that it returns.
        assertThat(fit.slope().low())
            .as("%s", row)
            .isBetween(row.number("slope_outer_low") - 1e-6, row.number("slope_inner_low") + 1e-6);
        assertThat(fit.slope().high())
            .as("%s", row)
            .isBetween(
                row.number("slope_inner_high") - 1e-6, row.number("slope_outer_high") + 1e-6);
      }
    }
    comparison.conclude(300);
  }
}
