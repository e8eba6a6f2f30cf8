package org.tutti.lab.trust.reproduce;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.annotations.ProcessingScheme;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.launch.SuiteFigures;

/** The figure that a benchmark suite itself presents for a cell, in each launch of a campaign. */
final class PresentedFigures {
  private PresentedFigures() {}

  /** The figures in nanoseconds, by launch; launches without the figure are left out. */
  static double[] of(CampaignAnalysis campaign, CellFigures cell, ProcessingScheme scheme) {
    List<Double> figures = new ArrayList<>();
    cell.launches()
        .forEach(
            launch -> {
              LaunchFile file = campaign.contents().file(launch.launch().number());
              find(file, cell)
                  .map(record -> SuiteFigures.of(record).presented(scheme))
                  .ifPresent(figure -> figure.ifPresent(figures::add));
            });
    return figures.stream().mapToDouble(Double::doubleValue).toArray();
  }

  private static Optional<CellRecord> find(LaunchFile file, CellFigures cell) {
    try (LaunchReader reader = file.open()) {
      for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        CellRecord record = next.get();
        if (record.key().equals(cell.key()) && record.settings().equals(cell.settings())) {
          return next;
        }
        reader.giveBack(record);
      }
      return Optional.empty();
    }
  }
}
