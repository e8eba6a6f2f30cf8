package org.tutti.report.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.tutti.analysis.explore.GroupQuantiles;
import org.tutti.analysis.explore.QuantileEffects;
import org.tutti.diagnostics.Counted;
import org.tutti.report.Figures;
import org.tutti.report.TextTable;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.regression.QuantileFit;

/** What a factor or covariate does to each quantile. */
final class QuantileTables {
  private QuantileTables() {}

  static List<String> lines(QuantileEffects effects) {
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add(
        "Quantile regression on "
            + effects.factor()
            + (effects.covariate() ? ", per unit" : ", against the base level"));
    for (GroupQuantiles group : effects.groups()) {
      lines.add("  " + PlaceNames.of(group.group().key(), group.group().treatment()));
      lines.add(
          "    "
              + (group.level().isEmpty() ? "" : group.level() + ", ")
              + Counted.of(group.launches(), "launch")
              + (group.fits().isEmpty() ? ": too few for intervals" : ""));
      if (!group.fits().isEmpty()) {
        table(group, effects.covariate()).lines().forEach(line -> lines.add("    " + line));
      }
    }
    return lines;
  }

  private static TextTable table(GroupQuantiles group, boolean covariate) {
    TextTable table =
        new TextTable()
            .left("quantile", "")
            .right(covariate ? "at 0" : "base", "[us]")
            .left("95 % interval", "[us]")
            .right("change", covariate ? "[ns/unit]" : "[us]")
            .left("95 % interval", covariate ? "[ns/unit]" : "[us]");
    group.fits().forEach(fit -> table.row(row(fit, covariate)));
    return table;
  }

  private static List<String> row(QuantileFit fit, boolean covariate) {
    Estimate slope = fit.slope();
    return List.of(
        String.format(Locale.ROOT, "%.4g", fit.probability()).replaceAll("0+$", ""),
        Figures.micros(fit.intercept().value()),
        Figures.interval(Optional.of(fit.intercept())),
        covariate ? digits(slope.value()) : Figures.micros(slope.value()),
        covariate
            ? "[" + digits(slope.low()) + ", " + digits(slope.high()) + "]"
            : Figures.interval(Optional.of(slope)));
  }

  private static String digits(double value) {
    return String.format(Locale.ROOT, "%.4g", value);
  }
}
