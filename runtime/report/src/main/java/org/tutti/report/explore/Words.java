package org.tutti.report.explore;

import java.util.Locale;
import java.util.Optional;
import org.tutti.report.Figures;
import org.tutti.stats.hypothesis.TestTable;

/** Formats what several tables of explorations show. */
final class Words {
  private Words() {}

  static String percent(double share) {
    String text = String.format(Locale.ROOT, "%.2f", 100 * share);
    return text.replaceAll("\\.?0+$", "") + " %";
  }

  /** Such as {@code Kruskal-Wallis 7.41, p 0.0065 **}. */
  static String test(Optional<? extends TestTable.Row<?>> row, String name) {
    return row.map(
            found ->
                String.format(
                        Locale.ROOT,
                        "%s %.2f, p %s %s",
                        name,
                        found.result().statistic(),
                        Figures.pValue(found.correctedPValue()),
                        found.asterisks())
                    .stripTrailing())
        .orElse(name + ": not possible");
  }

  static String decimals(double value, int digits) {
    return String.format(Locale.ROOT, "%." + digits + "f", value);
  }
}
