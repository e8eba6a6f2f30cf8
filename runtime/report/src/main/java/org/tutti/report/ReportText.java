package org.tutti.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.MergedWarning;
import org.tutti.diagnostics.PrintableText;

/** The report as plain text. */
public final class ReportText {
  private static final String LEGEND =
      "Median: over the launches, of the median of each launch after Tukey's filter; its interval is"
          + " by ranks (at least 6 launches). Mean: over the launches, of their means. Min, max: of"
          + " all observations kept.";

  private static final String CLOCK_LEGEND =
      "Clock 99 %: the global clock's error is smaller with that probability; maximum: it cannot be larger, since no message arrives before it is sent; of the worst launch. Start error: how"
          + " far from the planned time the worst rank started, median and 0.95 quantile.";

  private ReportText() {}

  /** The lines of the report. */
  public static List<String> lines(CampaignAnalysis analysis) {
    List<String> lines = new ArrayList<>(LaunchSection.lines(analysis));
    for (List<CellFigures> cells : tables(analysis.cells())) {
      lines.add("");
      lines.addAll(CellTable.lines(cells));
    }
    lines.addAll(BaselineSection.lines(analysis.cells()));
    lines.addAll(OverlapSection.lines(analysis.cells()));
    lines.addAll(PhaseSection.lines(analysis));
    lines.addAll(SuiteSection.lines(analysis));
    lines.add("");
    lines.add(analysis.cells().isEmpty() ? "No cell was measured." : LEGEND);
    if (analysis.cells().stream().anyMatch(cell -> cell.global().uncertainty().isPresent())) {
      lines.add(CLOCK_LEGEND);
    }
    List<String> warnings = new ArrayList<>();
    analysis.warnings().forEach(finding -> warnings.add(line(finding, analysis)));
    warnings.addAll(FindingText.lines(analysis));
    if (!warnings.isEmpty()) {
      lines.add("");
      lines.add("Warnings:");
      warnings.forEach(warning -> lines.add("  " + warning));
    }
    lines.add("");
    lines.add("Results: " + PrintableText.of(analysis.contents().directory().path().toString()));
    return lines;
  }

  private static Iterable<List<CellFigures>> tables(List<CellFigures> cells) {
    Map<List<Object>, List<CellFigures>> tables = new LinkedHashMap<>();
    for (CellFigures cell : cells) {
      List<Object> heading =
          List.of(
              cell.key().operation(),
              cell.key().benchmark(),
              cell.settings().withoutMoved(),
              List.copyOf(cell.treatment().levels().keySet()));
      tables.computeIfAbsent(heading, key -> new ArrayList<>()).add(cell);
    }
    return tables.values();
  }

  private static String line(MergedWarning finding, CampaignAnalysis analysis) {
    String where = finding.cells().isEmpty() ? "" : CellNames.of(finding.cells()) + ": ";
    int launches = analysis.headers().size();
    String often =
        launches < 2 ? "" : " (in " + finding.launches() + " of " + launches + " launches)";
    return PrintableText.of(where + finding.line() + often);
  }
}
