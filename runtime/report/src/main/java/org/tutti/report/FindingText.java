package org.tutti.report;

import java.util.List;
import java.util.Locale;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.MergedFinding;
import org.tutti.diagnostics.PrintableText;

/** Diagnostic findings: one line per kind, however many cells it concerns. */
final class FindingText {
  private FindingText() {}

  static List<String> lines(CampaignAnalysis analysis) {
    return analysis.doubts().stream().map(doubt -> line(doubt, analysis.cells().size())).toList();
  }

  private static String line(MergedFinding doubt, int cells) {
    int concerned = doubt.cells().size();
    String named = CellNames.of(doubt.cells().stream().map(FindingText::name).toList());
    String text =
        String.format(
            Locale.ROOT,
            "%s in %d of %d cells: %s. %s%s%s",
            doubt.worst().kind().name().toLowerCase(Locale.ROOT).replace('_', ' '),
            concerned,
            cells,
            named,
            concerned > 1 ? "The worst, listed first: " : "",
            doubt.worst().sentence(),
            doubt.every() > 1 ? " (Checked 1 of " + doubt.every() + " observations.)" : "");
    return doubt.problem().label() + " " + PrintableText.of(text);
  }

  private static String name(CellFigures cell) {
    return cell.key() + (cell.treatment().levels().isEmpty() ? "" : " at " + cell.treatment());
  }
}
