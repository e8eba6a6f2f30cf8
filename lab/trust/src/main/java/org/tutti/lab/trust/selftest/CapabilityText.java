package org.tutti.lab.trust.selftest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.tutti.analysis.compare.ComparisonMethod;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.diagnostics.Counted;
import org.tutti.records.launch.ClockRecord;
import org.tutti.report.table.ColumnUnit;
import org.tutti.report.table.Figures;
import org.tutti.report.table.ShortNames;
import org.tutti.report.table.TextColumn;
import org.tutti.report.table.TextTable;

/** What can be measured on this machine, as text. */
public final class CapabilityText {
  /** Clock steps that a time must span for an error of at most 10 %. */
  private static final int STEPS = 10;

  private CapabilityText() {}

  /**
   * The lines.
   *
   * @param skews how far apart barriers start the ranks; empty if that could not be measured
   * @param n launches of each side in the planned comparison
   * @param width columns that the table may take
   */
  public static List<String> lines(
      MachineCapability capability, List<BarrierSkew> skews, int n, int width) {
    List<String> lines = new ArrayList<>();
    List<CellCapability> cells = capability.cells();
    ShortNames names = new ShortNames(cells.stream().map(cell -> cell.key().benchmark()).toList());
    TextTable table =
        TextTable.of(
            TextColumn.words(cells, cell -> names.in(cell.key().toString()), "cell"),
            TextColumn.right(cells, cell -> Figures.count(cell.launches()), "launches"),
            TextColumn.right(cells, cell -> ColumnUnit.time(cell.median()), "median"),
            TextColumn.right(
                cells,
                cell -> cell.betweenShare().map(CapabilityText::percent).orElse("no variation"),
                "variance",
                "between launches"),
            TextColumn.right(
                cells, cell -> found(cell.smallestDifference()), "smallest", "difference found"));
    lines.addAll(table.lines(width));
    lines.add("");
    lines.add("What can be measured on this machine:");
    lines.add("- " + clock(capability.clock()));
    if (skews.isEmpty()) {
      lines.add("- Barrier skew: the launch that measures it failed; see barrier-skew/errors.txt.");
    }
    skews.forEach(skew -> lines.add("- " + skew.sentence()));
    lines.add("- " + differences(capability.cells(), n));
    lines.add("- " + variance(capability.cells()));
    lines.add("- " + falsePositives(capability.falsePositives()));
    return lines;
  }

  private static String clock(ClockRecord clock) {
    return String.format(
        Locale.ROOT,
        "The clock %s has a step of %.0f ns and takes %.0f ns to read; its step matters for times"
            + " below %.0f ns.",
        clock.kind(),
        clock.granularityNanos(),
        clock.costNanos(),
        STEPS * clock.granularityNanos());
  }

  private static String differences(List<CellCapability> cells, int n) {
    if (cells.isEmpty()) {
      return "Smallest difference: unknown, because there are too few launches.";
    }
    String pairs = Counted.of(n, "pair") + " of launches";
    String compared = Counted.of(cells.size(), "cell");
    if (cells.stream().anyMatch(cell -> cell.smallestDifference().isEmpty())) {
      int least = ComparisonMethod.PAIRED.leastLaunches(cells.size(), ComparisonOptions.DEFAULT);
      return "Smallest difference: "
          + pairs
          + " cannot show any difference in "
          + compared
          + ", however large; "
          + least
          + " can.";
    }
    return "Smallest difference: "
        + pairs
        + ", and "
        + compared
        + " compared at once, detect a difference of "
        + range(cells, CellCapability::smallestDifference)
        + " in 90 of 100 comparisons; "
        + CellCapability.MORE * n
        + " find "
        + range(cells, CellCapability::withMoreLaunches)
        + ".";
  }

  private static String range(
      List<CellCapability> cells, Function<CellCapability, OptionalDouble> difference) {
    Comparator<CellCapability> by =
        Comparator.comparingDouble(cell -> difference.apply(cell).orElseThrow());
    CellCapability best = cells.stream().min(by).orElseThrow();
    CellCapability worst = cells.stream().max(by).orElseThrow();
    return found(difference.apply(best))
        + " ("
        + best.key()
        + ")"
        + (cells.size() == 1
            ? ""
            : " to " + found(difference.apply(worst)) + " (" + worst.key() + ")");
  }

  private static String found(OptionalDouble difference) {
    return difference.isPresent() ? percent(difference.getAsDouble()) : "none";
  }

  private static String variance(List<CellCapability> cells) {
    double most =
        cells.stream()
            .flatMap(cell -> cell.betweenShare().stream())
            .mapToDouble(Double::doubleValue)
            .max()
            .orElse(0);
    return String.format(
        Locale.ROOT,
        "Up to %s of the variance of an observation lies between launches: %s",
        percent(most),
        most > 0.05
            ? "a single launch is misleading, and only more launches help, not more observations."
            : "launches are similar here, so more observations help almost as much as more"
                + " launches.");
  }

  private static String falsePositives(FalsePositives found) {
    if (found.comparisons() == 0) {
      return "False positives: unknown, because there are too few launches.";
    }
    return String.format(
        Locale.ROOT,
        "False positives: %d of %s at 5 %% found a difference that does not exist (%s; about 5 %%"
            + " are expected); %d of %s found one in any cell after Holm's correction (at most"
            + " 5 %% are expected).",
        found.found(),
        Counted.of(found.comparisons(), "single test"),
        percent((double) found.found() / found.comparisons()),
        found.familiesFound(),
        Counted.of(found.families(), "whole comparison"));
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", share * 100);
  }
}
