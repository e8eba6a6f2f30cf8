package org.tutti.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.overlap.OverlapFigures;
import org.tutti.report.layout.PageStyle;
import org.tutti.stats.interval.Estimate;

/** How much of nonblocking operations is hidden behind computation. */
final class OverlapSection {
  private static final int PERCENT = 100;

  private OverlapSection() {}

  /** Empty if no operation was measured by itself, with work, and overlapped. */
  static List<String> lines(List<CellFigures> cells, PageStyle style) {
    List<OverlapFigures> overlaps = OverlapFigures.of(cells);
    if (overlaps.isEmpty()) {
      return List.of();
    }
    TextTable table =
        new TextTable()
            .left("operation", "")
            .right("msize", "[B]")
            .right("pure", "[us]")
            .right("work", "[us]")
            .right("both", "[us]")
            .right("left", "[us]")
            .right("overlap", "[%]")
            .left("95 %", "");
    overlaps.forEach(overlap -> table.row(row(overlap)));
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add("Overlap: share of the operation's time that it does not add to the work; as OSU");
    table.lines(style.width() - 2).forEach(line -> lines.add("  " + line));
    return lines;
  }

  private static List<String> row(OverlapFigures overlap) {
    return List.of(
        overlap.name() + levels(overlap.cell()),
        Figures.count(overlap.cell().key().msize()),
        Figures.micros(overlap.pure()),
        Figures.micros(overlap.work()),
        Figures.micros(overlap.overlapped()),
        Figures.micros(overlap.left()),
        percent(overlap.share()),
        overlap.shareInterval().map(OverlapSection::interval).orElse("(too few)"));
  }

  /** What tells this row from others of the same operation: parameters and factors. */
  private static String levels(CellFigures cell) {
    List<String> levels = new ArrayList<>();
    cell.key().parameters().forEach((name, value) -> levels.add(name + " " + value));
    cell.treatment().levels().forEach((name, value) -> levels.add(name + " " + value));
    return levels.isEmpty() ? "" : ", " + String.join(", ", levels);
  }

  private static String interval(Estimate share) {
    return "[" + percent(share.low()) + ", " + percent(share.high()) + "]";
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f", PERCENT * share);
  }
}
