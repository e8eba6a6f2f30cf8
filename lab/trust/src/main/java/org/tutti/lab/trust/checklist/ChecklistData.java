package org.tutti.lab.trust.checklist;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.OwnComparisons;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.JournalEntry;
import org.tutti.records.campaign.JournalEntry.Event;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.stats.interval.QuantileInterval;

/** What both checklists ask of a campaign. */
final class ChecklistData {
  /** Launches that the interval of a median needs. */
  static final int FEWEST = QuantileInterval.minimumSize(0.5, CellFigures.LEVEL);

  private final CampaignAnalysis analysis;
  private final List<CellComparison> comparisons;

  ChecklistData(CampaignAnalysis analysis) {
    this.analysis = analysis;
    this.comparisons = OwnComparisons.of(analysis).comparisons();
  }

  CampaignAnalysis analysis() {
    return analysis;
  }

  List<CellFigures> cells() {
    return analysis.cells();
  }

  List<LaunchHeader> headers() {
    return analysis.headers();
  }

  List<CellComparison> comparisons() {
    return comparisons;
  }

  List<PlannedTreatment> treatments() {
    return analysis.contents().manifest().map(Manifest::treatments).orElse(List.of());
  }

  /** Launches of the design; those there are if all were started by hand. */
  int planned() {
    CampaignContents contents = analysis.contents();
    return contents
        .manifest()
        .map(plan -> plan.design().launches().size())
        .orElse(headers().size());
  }

  /**
   * Launches of the design without a complete result. If a rule such as a budget ended the campaign
   * early, the launches after that are not missing.
   */
  int unfinished() {
    CampaignContents contents = analysis.contents();
    Set<Integer> begun =
        contents.entries().stream()
            .filter(entry -> entry.event() == Event.STARTED)
            .map(JournalEntry::launch)
            .collect(Collectors.toSet());
    boolean endedByRule = contents.stopped().filter(entry -> !entry.isInterruption()).isPresent();
    return (int)
        contents.unfinished().stream()
            .filter(launch -> !endedByRule || begun.contains(launch.number()))
            .count();
  }

  /** The smallest number of launches of a cell; 0 without cells. */
  int fewestLaunches() {
    return launchesOfCells().min().orElse(0);
  }

  int mostLaunches() {
    return launchesOfCells().max().orElse(0);
  }

  /** The different values of something in all cells, in order. */
  <T extends Comparable<T>> String each(Function<CellFigures, T> part) {
    return cells().stream().map(part).collect(Collectors.toCollection(TreeSet::new)).stream()
        .map(Object::toString)
        .collect(Collectors.joining(", "));
  }

  private IntStream launchesOfCells() {
    return cells().stream().mapToInt(cell -> cell.launches().size());
  }
}
