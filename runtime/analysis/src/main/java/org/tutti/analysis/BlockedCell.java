package org.tutti.analysis;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;
import org.tutti.stats.design.BlockedResponse;

/**
 * A cell in the blocks that hold it at every treatment.
 *
 * @param figures of the cell, at each treatment
 * @param byPlace logarithms of the medians of launches, by the places of the launches
 * @param byPredecessor the same, by the treatments of the launches before them
 */
record BlockedCell(
    List<CellFigures> figures, BlockedResponse byPlace, BlockedResponse byPredecessor) {
  private static final int MIN_BLOCKS = 2;

  /**
   * All cells that were measured at several treatments and in several blocks.
   *
   * @param treatments in the order in which predecessors are numbered
   */
  static List<BlockedCell> of(
      CampaignContents contents, List<CellFigures> cells, List<Treatment> treatments) {
    TreeMap<Integer, Treatment> launched = new TreeMap<>();
    for (LaunchFile file : contents.launches()) {
      launched.put(file.launch().number(), file.launch().treatment());
    }
    Map<CellKey, List<CellFigures>> sameCell = new LinkedHashMap<>();
    for (CellFigures cell : cells) {
      sameCell.computeIfAbsent(withoutProcesses(cell.key()), key -> new ArrayList<>()).add(cell);
    }
    List<BlockedCell> blocked = new ArrayList<>();
    for (List<CellFigures> figures : sameCell.values()) {
      List<Treatment> measured = figures.stream().map(CellFigures::treatment).distinct().toList();
      TreeMap<Integer, Map<Treatment, LaunchFigures>> blocks = blocks(figures);
      blocks.values().removeIf(block -> block.size() < measured.size());
      if (measured.size() > 1 && blocks.size() >= MIN_BLOCKS) {
        blocked.add(of(figures, measured, blocks, launched, treatments));
      }
    }
    return blocked;
  }

  /** The number of processes may itself be a factor. */
  private static CellKey withoutProcesses(CellKey key) {
    return new CellKey(key.benchmark(), key.operation(), key.msize(), 0, key.parameters());
  }

  private static TreeMap<Integer, Map<Treatment, LaunchFigures>> blocks(List<CellFigures> figures) {
    TreeMap<Integer, Map<Treatment, LaunchFigures>> blocks = new TreeMap<>();
    for (CellFigures cell : figures) {
      for (LaunchFigures launch : cell.launches()) {
        if (launch.launch().block() > 0 && launch.times().median() > 0) {
          blocks
              .computeIfAbsent(launch.launch().block() - 1, block -> new LinkedHashMap<>())
              .put(cell.treatment(), launch);
        }
      }
    }
    return blocks;
  }

  private static BlockedCell of(
      List<CellFigures> figures,
      List<Treatment> measured,
      TreeMap<Integer, Map<Treatment, LaunchFigures>> blocks,
      TreeMap<Integer, Treatment> launched,
      List<Treatment> treatments) {
    double[][] values = new double[blocks.size()][measured.size()];
    int[][] places = new int[blocks.size()][measured.size()];
    int[][] predecessors = new int[blocks.size()][measured.size()];
    int row = 0;
    for (Map<Treatment, LaunchFigures> block : blocks.values()) {
      for (int column = 0; column < measured.size(); column++) {
        LaunchFigures figure = block.get(measured.get(column));
        PlannedLaunch launch = figure.launch();
        Map.Entry<Integer, Treatment> before = launched.lowerEntry(launch.number());
        values[row][column] = Math.log(figure.times().median());
        places[row][column] = launch.place() - 1;
        predecessors[row][column] =
            before == null ? BlockedResponse.NONE : treatments.indexOf(before.getValue());
      }
      row++;
    }
    int[] numbers = blocks.keySet().stream().mapToInt(Integer::intValue).toArray();
    return new BlockedCell(
        figures,
        BlockedResponse.of(numbers, values, places),
        new BlockedResponse(numbers, values, predecessors, places));
  }
}
