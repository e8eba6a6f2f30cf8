package org.tutti.analysis.phase;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.CellGroup;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.LaunchReader;

/** The phases of a campaign's cells, as far as they were timed. */
public final class CampaignPhases {
  private final Map<CellGroup, CellPhases> cells = new LinkedHashMap<>();

  private CampaignPhases() {}

  /** The phases of each cell that has some, in the order of the report; reads the files again. */
  public static Map<CellFigures, List<PhaseFigures>> of(CampaignAnalysis analysis) {
    CampaignPhases phases = new CampaignPhases();
    analysis.contents().launches().forEach(phases::read);
    Map<CellFigures, List<PhaseFigures>> figures = new LinkedHashMap<>();
    for (CellFigures cell : analysis.cells()) {
      CellPhases found = phases.cells.get(CellGroup.of(cell));
      if (found != null && !found.figures().isEmpty()) {
        figures.put(cell, found.figures());
      }
    }
    return figures;
  }

  private void read(LaunchFile file) {
    try (LaunchReader reader = file.open()) {
      CellPhases[] phases = new CellPhases[1];
      CellRecord[] current = new CellRecord[1];
      reader.onPhase(phase -> phases[0].add(current[0], phase));
      for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        CellRecord cell = next.get();
        CellGroup group =
            new CellGroup(
                cell.key(), file.launch().treatment(), Optional.of(cell.settings().method()));
        current[0] = cell;
        phases[0] = cells.computeIfAbsent(group, any -> new CellPhases());
        phases[0].launch();
      }
    }
  }
}
