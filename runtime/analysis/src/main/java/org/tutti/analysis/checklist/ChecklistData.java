package org.tutti.analysis.checklist;

import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.OwnComparisons;
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

  /** Launches of the design without a complete result, unless the campaign ended early. */
  int unfinished() {
    boolean stopped =
        analysis.contents().entries().stream().anyMatch(entry -> entry.event() == Event.STOPPED);
    return stopped ? 0 : analysis.contents().unfinished().size();
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

  /** A number and what it counts, such as {@code 1 cell} or {@code 2 launches}. */
  static String counted(long number, String noun) {
    String plural = noun.endsWith("ch") ? "es" : "s";
    return number + " " + noun + (number == 1 ? "" : plural);
  }

  private IntStream launchesOfCells() {
    return cells().stream().mapToInt(cell -> cell.launches().size());
  }
}
