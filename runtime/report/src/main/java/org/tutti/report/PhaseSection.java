package org.tutti.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.phase.CampaignPhases;
import org.tutti.analysis.phase.PhaseFigures;

/** Where operations spend their time, for cells whose phases were timed. */
final class PhaseSection {
  private static final String SETTING = "phases";
  private static final int PERCENT = 100;

  private PhaseSection() {}

  /** Empty if no phase was timed; otherwise, the files are read again. */
  static List<String> lines(ReportView view) {
    CampaignAnalysis analysis = view.analysis();
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
              TextTable table =
                  new TextTable()
                      .left("phase", "")
                      .right("mean of ranks", "[us]")
                      .right("share", "[%]")
                      .right("slowest rank", "")
                      .right("its median", "[us]");
              phases.forEach(phase -> table.row(row(phase)));
              lines.add("");
              lines.add(view.names().in("Phases of " + cell.key()));
              table.lines(view.style().width() - 2).forEach(line -> lines.add("  " + line));
            });
    lines.add("A mark reads the clock, within the timed region.");
    return lines;
  }

  private static List<String> row(PhaseFigures phase) {
    return List.of(
        phase.phase().isEmpty() ? "(before the first mark)" : phase.phase(),
        Figures.micros(phase.mean()),
        String.format(Locale.ROOT, "%.1f", PERCENT * phase.share()),
        Figures.count(phase.slowestRank()),
        Figures.micros(phase.slowest()));
  }
}
