package org.tutti.report.cell;

import java.util.ArrayList;
import java.util.List;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.phase.CampaignPhases;
import org.tutti.analysis.phase.PhaseFigures;
import org.tutti.report.table.Figures;
import org.tutti.report.table.TextColumn;
import org.tutti.report.table.TextTable;

/** Where operations spend their time, for cells whose phases were timed. */
public final class PhaseSection {
  private static final String SETTING = "phases";

  private PhaseSection() {}

  /** Empty if no phase was timed; otherwise, the files are read again. */
  public static List<String> lines(ReportDigest digest) {
    CampaignAnalysis analysis = digest.analysis();
    boolean timed =
        analysis.cells().stream()
            .anyMatch(cell -> Boolean.parseBoolean(cell.settings().further().get(SETTING)));
    if (!timed) {
      return List.of();
    }
    List<String> lines = new ArrayList<>();
    CampaignPhases.of(analysis)
        .forEach(
            (cell, phases) -> {
              lines.add("");
              lines.add(digest.names().in("Phases of " + cell.key()));
              lines.addAll(table(phases).indented(digest.style().width()));
            });
    lines.add("A mark reads the clock, within the timed region.");
    return lines;
  }

  private static TextTable table(List<PhaseFigures> phases) {
    return TextTable.of(
        TextColumn.words(
            phases,
            phase -> phase.phase().isEmpty() ? "(before the first mark)" : phase.phase(),
            "phase"),
        TextColumn.right(phases, phase -> Figures.micros(phase.mean()), "mean of ranks", "[us]"),
        TextColumn.right(phases, phase -> Figures.percent(phase.share()), "share", "[%]"),
        TextColumn.right(phases, phase -> Figures.count(phase.slowestRank()), "slowest rank"),
        TextColumn.right(phases, phase -> Figures.micros(phase.slowest()), "its median", "[us]"));
  }
}
