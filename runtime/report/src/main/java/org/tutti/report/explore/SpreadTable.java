package org.tutti.report.explore;

import java.util.ArrayList;
import java.util.List;
import org.tutti.analysis.explore.TrialSpread;
import org.tutti.report.Figures;
import org.tutti.report.TextTable;
import org.tutti.report.layout.WrappedText;
import org.tutti.stats.sample.OrderedSample;

/** How far the launches of each cell lie apart. */
final class SpreadTable {
  private SpreadTable() {}

  /** Empty if no cell was launched twice. */
  static List<String> lines(List<TrialSpread> spreads, int width) {
    List<String> lines = new ArrayList<>();
    if (spreads.isEmpty()) {
      return lines;
    }
    lines.add("");
    lines.add("Spread: the median of each launch, divided by that of the fastest");
    TextTable table =
        new TextTable().left("cell").right("launches").right("median").right("slowest");
    for (TrialSpread spread : spreads) {
      double[] ratios = spread.normalized().stream().mapToDouble(ratio -> ratio).toArray();
      table.row(
          List.of(
              PlaceNames.of(spread.cell().key(), spread.cell().treatment()),
              Figures.count(ratios.length),
              Figures.ratio(OrderedSample.of("ratios", ratios).median()),
              Figures.ratio(spread.largest())));
    }
    table.lines(width - 2).forEach(line -> lines.add("  " + line));
    lines.addAll(
        WrappedText.lines(
            "  ", "  ", "slowest: how far apart two runs of one launch each may be.", width));
    return lines;
  }
}
