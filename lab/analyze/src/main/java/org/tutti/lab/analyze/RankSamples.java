package org.tutti.lab.analyze;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.CellGroup;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.launch.Observations;
import org.tutti.records.launch.RankRecord;
import org.tutti.stats.cell.LaunchSummary;
import org.tutti.stats.outlier.Filtered;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.summary.Quartiles;

/**
 * The run-times of each rank, where they were kept: one median for each rank and launch (Hoefler
 * and Belli 2015, section 4.2.1: whether ranks differ decides how they may be summarized).
 */
final class RankSamples {
  private final Map<CellGroup, Map<Integer, List<Double>>> medians = new LinkedHashMap<>();

  private final Map<CellGroup, Map<Integer, List<Quartiles>>> boxes = new HashMap<>();

  private RankSamples() {}

  /**
   * Reads the files of a campaign.
   *
   * @throws org.tutti.diagnostics.TuttiException if no cell kept the times of its ranks
   */
  static List<GroupSamples> of(CampaignAnalysis analysis) {
    List<GroupSamples> found = read(analysis).groups(analysis);
    if (found.isEmpty()) {
      throw CommandLineProblem.TIMES_NOT_KEPT.error(
          "No cell of this campaign kept the times of all ranks.",
          "Measure with --summary all-ranks or @Options(\"summary=all-ranks\").");
    }
    return found;
  }

  /** Reads the files of a campaign. */
  static RankSamples read(CampaignAnalysis analysis) {
    RankSamples samples = new RankSamples();
    analysis.contents().launches().forEach(samples::read);
    return samples;
  }

  /** One for each cell that kept the times of several ranks. */
  List<GroupSamples> groups(CampaignAnalysis analysis) {
    List<GroupSamples> groups = new ArrayList<>();
    for (CellFigures cell : analysis.cells()) {
      CellGroup group = CellGroup.of(cell);
      Map<Integer, List<Double>> ranks = medians.getOrDefault(group, Map.of());
      if (ranks.size() > 1) {
        boolean inBlocks = ranks.values().stream().map(List::size).distinct().count() == 1;
        groups.add(new GroupSamples(group, levels(ranks), inBlocks));
      }
    }
    return groups;
  }

  private static List<LevelSample> levels(Map<Integer, List<Double>> ranks) {
    List<LevelSample> levels = new ArrayList<>();
    ranks.forEach(
        (rank, medians) ->
            levels.add(
                LevelSample.of(
                    Integer.toString(rank),
                    medians.stream().mapToDouble(median -> median).toArray())));
    return levels;
  }

  /**
   * The medians for each rank of a group, over its launches, of the ends and quartiles of its box.
   */
  Map<Integer, Quartiles> boxes(CellGroup group) {
    Map<Integer, Quartiles> found = new TreeMap<>();
    boxes
        .get(group)
        .forEach(
            (rank, ofLaunches) ->
                found.put(
                    rank,
                    new Quartiles(
                        median(ofLaunches, Quartiles::min),
                        median(ofLaunches, Quartiles::first),
                        median(ofLaunches, Quartiles::median),
                        median(ofLaunches, Quartiles::third),
                        median(ofLaunches, Quartiles::max))));
    return found;
  }

  private static double median(List<Quartiles> boxes, ToDoubleFunction<Quartiles> part) {
    return OrderedSample.of("boxes", boxes.stream().mapToDouble(part).toArray()).median();
  }

  private void read(LaunchFile file) {
    CellRecord[] current = new CellRecord[1];
    try (LaunchReader reader = file.open()) {
      reader.onRank(rank -> add(file, current[0], rank));
      for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        current[0] = next.get();
      }
    }
  }

  private void add(LaunchFile file, CellRecord cell, RankRecord rank) {
    Observations observations = cell.observations();
    List<Double> valid = new ArrayList<>();
    for (int index = 0; index < observations.count(); index++) {
      if (observations.isValid(index)) {
        valid.add(rank.runTimes()[index] / (double) cell.settings().counts().operationsPerCall());
      }
    }
    if (valid.isEmpty()) {
      return;
    }
    CellGroup group =
        new CellGroup(cell.key(), file.launch().treatment(), Optional.of(cell.settings().method()));
    double[] times = valid.stream().mapToDouble(time -> time).toArray();
    medians
        .computeIfAbsent(group, any -> new TreeMap<>())
        .computeIfAbsent(rank.rank(), any -> new ArrayList<>())
        .add(OrderedSample.of("times", times).median());
    Filtered filtered = LaunchSummary.of(times).filtered();
    boxes
        .computeIfAbsent(group, any -> new TreeMap<>())
        .computeIfAbsent(rank.rank(), any -> new ArrayList<>())
        .add(filtered.box());
  }
}
