package org.tutti.analysis;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import org.tutti.analysis.column.ColumnEntry;
import org.tutti.analysis.column.FigureUnit;
import org.tutti.analysis.column.TableColumn;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;

/**
 * A quantile of all valid observations of a launch, outliers included: of type 8 (Hyndman and Fan
 * 1996), since quantiles that rest on a few values are too low by the others. Its figure of a cell
 * is the median over the launches, as with medians.
 *
 * @param probability between 0 and 1, both excluded
 */
public record ObservationQuantile(double probability)
    implements TableColumn<CellFigures>, Comparable<ObservationQuantile> {
  public static final ObservationQuantile P95 = new ObservationQuantile(0.95);
  public static final ObservationQuantile P99 = new ObservationQuantile(0.99);

  /** Those of every table. */
  static final List<ObservationQuantile> USUAL = List.of(P95, P99);

  /**
   * So many observations must be expected beyond it in each launch: of fewer, the quantile of a
   * launch is hardly more than its largest observation.
   */
  public static final int MIN_BEYOND = 5;

  private static final double ROUNDING = 1e-6;

  public ObservationQuantile {
    Checks.openUnit("probability", probability);
  }

  // As in CellKey.
  @Override
  public boolean equals(Object other) {
    return other instanceof ObservationQuantile quantile
        && Double.compare(probability, quantile.probability) == 0;
  }

  @Override
  public int hashCode() {
    return Double.hashCode(probability);
  }

  /**
   * Reads a name such as {@code p99} or {@code p99.9}, or a probability such as {@code 0.999}.
   *
   * @throws org.tutti.diagnostics.TuttiException if it is none, or not within (0, 1)
   */
  public static ObservationQuantile parse(String text) {
    String word = text.trim().toLowerCase(Locale.ROOT);
    try {
      // Decimal, so that p99.9 and 0.999 are the same quantile.
      double probability =
          word.startsWith("p")
              ? new BigDecimal(word.substring(1)).movePointLeft(2).doubleValue()
              : new BigDecimal(word).doubleValue();
      if (probability > 0 && probability < 1) {
        return new ObservationQuantile(probability);
      }
    } catch (NumberFormatException e) {
      throw outside(text, e);
    }
    throw outside(text, null);
  }

  private static RuntimeException outside(String text, Exception cause) {
    return CommandLineProblem.OPTION_VALUE_INVALID.error(
        "'" + text + "' is no quantile within 0 and 1.",
        "Write p99, p99.9, or a probability between 0 and 1, both excluded, such as 0.999.",
        cause);
  }

  /** The name of the figure, such as {@code p99.9}. */
  @Override
  public String title() {
    return "p"
        + BigDecimal.valueOf(probability).movePointRight(2).stripTrailingZeros().toPlainString();
  }

  @Override
  public FigureUnit unit() {
    return FigureUnit.NANOS;
  }

  @Override
  public int priority() {
    return WANTED;
  }

  @Override
  public boolean isTail() {
    return true;
  }

  @Override
  public ColumnEntry entry(CellFigures cell) {
    return ColumnEntry.of(cell.quantile(this), cell.quantileInterval(this));
  }

  @Override
  public String definition() {
    return "median over the launches of the "
        + BigDecimal.valueOf(probability).stripTrailingZeros().toPlainString()
        + " quantiles of all valid observations, of type 8; it takes "
        + minObservations()
        + " of them in each launch";
  }

  /** The fewest observations of a launch that support it: 100 for p95, 500 for p99. */
  public int minObservations() {
    // A probability such as 0.99 is not exact.
    return (int) Math.ceil(MIN_BEYOND / Math.min(probability, 1 - probability) - ROUNDING);
  }

  /** Its value for a launch; empty if it has too few observations. */
  public OptionalDouble of(OrderedSample observations) {
    return observations.size() < minObservations()
        ? OptionalDouble.empty()
        : OptionalDouble.of(observations.medianUnbiasedQuantile(probability));
  }

  @Override
  public int compareTo(ObservationQuantile other) {
    return Double.compare(probability, other.probability);
  }
}
