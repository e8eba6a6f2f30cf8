package org.tutti.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.MergedFinding;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.diagnostics.PrintableText;
import org.tutti.stats.shape.TwoModes;

/** Diagnostic findings: one line per kind, however many cells it concerns. */
final class FindingText {
  private FindingText() {}

  static List<String> lines(CampaignAnalysis analysis) {
    List<String> lines = new ArrayList<>();
    for (MergedFinding doubt : analysis.findings()) {
      lines.add(line(doubt, analysis.cells().size()));
      if (doubt.problem() == FindingProblem.LAUNCH_MODES) {
        doubt.cells().forEach(cell -> lines.addAll(modes(cell)));
      }
    }
    return lines;
  }

  /** Shares and positions, which differ from cell to cell. */
  private static List<String> modes(CellFigures cell) {
    int launches = cell.launches().size();
    return TwoModes.of(cell.medians())
        .map(
            modes ->
                String.format(
                    Locale.ROOT,
                    "  %s: %d of %d launches at %s us, %d at %s us",
                    PrintableText.of(name(cell)),
                    launches - modes.countSlow(cell.medians()),
                    launches,
                    Figures.micros(modes.fast()),
                    modes.countSlow(cell.medians()),
                    Figures.micros(modes.slow())))
        .stream()
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
