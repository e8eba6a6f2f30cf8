package org.tutti.stats.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleSupplier;

/** Collects how far the module's figures lie from R's, and fails with all that lie too far. */
final class Comparison {

  /** Greatest relative difference for exact and closed-form methods. */
  static final double EXACT = 1e-10;

  private final List<String> failures = new ArrayList<>();
  private int compared;

  /** Compares one figure; where R has none, the module must refuse its input. */
  void check(Table.Row row, String column, DoubleSupplier figure) {
    if (row.has(column)) {
      within(row, column, figure, EXACT);
    } else {
      assertThatIllegalArgumentException()
          .as("%s of %s", column, row.cells().get(0))
          .isThrownBy(figure::getAsDouble);
    }
  }

  /** Compares one figure that R has, at a tolerance. */
  void within(Table.Row row, String column, DoubleSupplier figure, double tolerance) {
    double expected = row.number(column);
    double actual = figure.getAsDouble();
    compared++;
    double difference = Math.abs(actual - expected);
    double relative =
        difference == 0 ? 0 : difference / Math.max(Math.abs(actual), Math.abs(expected));
    if (!(relative <= tolerance)) {
      failures.add(
          String.format(
              Locale.ROOT,
              "%s of %s %s: %s, R %s, relative %.2g",
              column,
              row.cells().get(0),
              row.cells().get(1),
              actual,
              expected,
              relative));
    }
  }

  /** Fails if a figure lay too far, or if fewer than expected were looked at. */
  void conclude(int atLeast) {
    assertThat(failures).isEmpty();
    assertThat(compared).isGreaterThanOrEqualTo(atLeast);
  }
}
