package org.tutti.report.comparison;

import java.util.ArrayList;
import java.util.List;
import org.tutti.analysis.column.PlainColumn;
import org.tutti.analysis.column.ResultTable;
import org.tutti.analysis.column.RowPlace;
import org.tutti.analysis.compare.MissingCell;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.Counted;
import org.tutti.records.campaign.Treatment;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.WrappedText;

/** The cells that one side of a comparison should have measured and has not. */
public final class MissingText {
  private static final int MAX = 12;

  private static final List<PlainColumn<MissingCell>> COLUMNS =
      List.of(PlainColumn.words("reason", "reason", "why there is no figure", MissingCell::reason));

  private MissingText() {}

  /** The table for programs; readers see the lines. */
  public static ResultTable<MissingCell> table(List<MissingCell> missing) {
    return ResultTable.of(
            "missing",
            "",
            COLUMNS,
            cell -> new RowPlace(cell.key(), new Treatment(cell.levels())),
            missing)
        .showing(List.of());
  }

  /** The problem and its cells; nothing if none is missing. */
  public static List<String> lines(List<MissingCell> missing, PageStyle style) {
    List<String> lines = new ArrayList<>();
    if (missing.isEmpty()) {
      return lines;
    }
    lines.addAll(WrappedText.lines("", "  ", sentence(missing), style.width()));
    int shown = style.verbose() || missing.size() <= MAX + 1 ? missing.size() : MAX;
    for (MissingCell cell : missing.subList(0, shown)) {
      lines.addAll(WrappedText.lines("  ", "    ", cell.line(), style.width()));
    }
    if (shown < missing.size()) {
      lines.add("  and " + Counted.of(missing.size() - shown, "more cell"));
    }
    return lines;
  }

  /** What is wrong and what to do, in one line. */
  public static String sentence(List<MissingCell> missing) {
    return CampaignProblem.CELL_MISSING.message(
        Counted.of(missing.size(), "cell")
            + " of the baseline failed or "
            + (missing.size() == 1 ? "is" : "are")
            + " absent.",
        CampaignProblem.CELL_MISSING.description().remedy());
  }
}
