package org.tutti.runtime.selftest;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tutti.runtime.report.Figures;
import org.tutti.runtime.report.TextTable;

/** What can be measured on this machine, as text. */
public final class CapabilityText {
  private CapabilityText() {}

  /**
   * The lines.
   *
   * @param n launches of each side in the comparison that is planned
   */
  public static List<String> lines(MachineCapability capability, int n) {
    List<String> lines = new ArrayList<>();
    lines.add(
        String.format(
            Locale.ROOT,
            "Clock %s: steps of %.0f ns, %.0f ns to read; nothing below %.0f ns can be told apart"
                + " well.",
            capability.clock().name(),
            capability.clock().granularityNanos(),
            capability.clock().costNanos(),
            10 * capability.clock().granularityNanos()));
    TextTable table =
        new TextTable()
            .left("cell")
            .right("launches")
            .right("median [us]")
            .right("variance between launches")
            .right("smallest difference found");
    for (CellCapability cell : capability.cells()) {
      table.row(
          List.of(
              cell.key().toString(),
              Figures.count(cell.launches()),
              Figures.micros(cell.median()),
              cell.betweenShare().map(CapabilityText::percent).orElse("nothing varies"),
              percent(cell.smallestDifference())));
    }
    lines.addAll(table.lines());
    lines.add(
        "Smallest difference: found in 90 of 100 comparisons of "
            + n
            + " against "
            + n
            + " launches at 5 %, by the spread of the medians seen here.");
    lines.add(falsePositives(capability.falsePositives()));
    return lines;
  }

  private static String falsePositives(FalsePositives found) {
    if (found.comparisons() == 0) {
      return "False positives: too few launches to count them.";
    }
    return String.format(
        Locale.ROOT,
        "False positives: %d of %d single tests at 5 %% (%s); %d of %d comparisons after Holm's"
            + " correction.",
        found.found(),
        found.comparisons(),
        percent((double) found.found() / found.comparisons()),
        found.familiesFound(),
        found.families());
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", share * 100);
  }
}
