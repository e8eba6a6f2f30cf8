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
    return analysis.findings().stream()
        .map(finding -> line(finding, analysis.cells().size()))
        .toList();
  }

  private static String line(MergedFinding finding, int cells) {
    int concerned = finding.cells().size();
    String named = CellNames.of(finding.cells().stream().map(FindingText::name).toList());
    String text =
        String.format(
            Locale.ROOT,
            "%s in %d of %d cells: %s. %s%s%s",
            finding.worst().kind().name().toLowerCase(Locale.ROOT).replace('_', ' '),
            concerned,
            cells,
            named,
            concerned > 1 ? "The worst, listed first: " : "",
            finding.worst().sentence(),
            finding.every() > 1 ? " (Checked 1 of " + finding.every() + " observations.)" : "");
    return finding.problem().label() + " " + PrintableText.of(text);
  }

  private static String name(CellFigures cell) {
    return cell.key() + (cell.treatment().levels().isEmpty() ? "" : " at " + cell.treatment());
  }
}
