package org.tutti.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;
import org.tutti.stats.design.BlockedResponse;
import org.tutti.stats.design.OrderEffect;
import org.tutti.stats.design.OrderEffects;
import org.tutti.stats.diagnosis.Diagnosis;
import org.tutti.stats.diagnosis.Finding;
import org.tutti.stats.diagnosis.Finding.Kind;

/**
 * Whether the place of a launch in its block, or the launch before it, shows in the figures. One
 * family of tests, so that one is found in at most 5 % of campaigns without such effects, however
 * many cells they have.
 */
final class OrderFindings {
  private static final int EXCHANGES = 999;

  private record AffectedCell(BlockedCell cell, OrderEffect effect) {
    static final Comparator<AffectedCell> CLEAREST_FIRST =
        Comparator.<AffectedCell>comparingDouble(found -> found.effect.pValue())
            .thenComparingDouble(found -> -Math.abs(found.effect.shift()));
  }

  private OrderFindings() {}

  /** The findings, at most one of each kind; none for a campaign without factors. */
  static List<MergedFinding> of(CampaignContents contents, List<CellFigures> cells) {
    return contents
        .manifest()
        .filter(manifest -> manifest.treatments().size() > 1)
        .map(manifest -> of(contents, manifest, cells))
        .orElse(List.of());
  }

  private static List<MergedFinding> of(
      CampaignContents contents, Manifest manifest, List<CellFigures> cells) {
    List<Treatment> treatments =
        manifest.treatments().stream().map(PlannedTreatment::treatment).toList();
    List<BlockedCell> blocked = BlockedCell.of(contents, cells, treatments);
    List<OrderEffect> effects =
        OrderEffects.of(
            Stream.concat(
                    blocked.stream().map(BlockedCell::byPlace),
                    blocked.stream().map(BlockedCell::byPredecessor))
                .toList(),
            EXCHANGES,
            manifest.seed());
    List<MergedFinding> findings = new ArrayList<>();
    int number = blocked.size();
    finding(
            Kind.DEPENDS_ON_PLACE,
            found(blocked, effects.subList(0, number)),
            place -> "in place " + (place + 1) + " of a block",
            "Each level takes each position equally often, so comparisons are not biased.")
        .forEach(findings::add);
    finding(
            Kind.DEPENDS_ON_PREDECESSOR,
            found(blocked, effects.subList(number, 2 * number)),
            treatment -> "after one with " + treatments.get(treatment),
            "No level follows itself within a block, so part of this may bias comparisons.")
        .forEach(findings::add);
    return findings;
  }

  private static List<AffectedCell> found(List<BlockedCell> cells, List<OrderEffect> effects) {
    List<AffectedCell> found = new ArrayList<>();
    for (int index = 0; index < cells.size(); index++) {
      if (effects.get(index).pValue() <= Diagnosis.SIGNIFICANCE) {
        found.add(new AffectedCell(cells.get(index), effects.get(index)));
      }
    }
    found.sort(AffectedCell.CLEAREST_FIRST);
    return found;
  }

  private static Stream<MergedFinding> finding(
      Kind kind, List<AffectedCell> found, IntFunction<String> level, String consequence) {
    return found.stream()
        .limit(1)
        .map(
            clearest ->
                new MergedFinding(
                    new Finding(
                        kind,
                        clearest.effect().pValue(),
                        Diagnosis.SIGNIFICANCE,
                        sentence(clearest.effect(), level) + " " + consequence),
                    found.stream().flatMap(each -> each.cell().figures().stream()).toList(),
                    1));
  }

  private static String sentence(OrderEffect effect, IntFunction<String> level) {
    double change = Math.expm1(effect.shift());
    return String.format(
        Locale.ROOT,
        "A launch %s takes %.1f %% %s than the others (p = %.3f, corrected for the number of"
            + " cells).",
        level.apply(effect.level()),
        100 * Math.abs(change),
        change < 0 ? "less" : "longer",
        effect.pValue());
  }

  /**
   * A cell in the blocks that hold it at every treatment.
   *
   * @param figures of the cell, at each treatment
   * @param byPlace logarithms of the medians of launches, by the places of the launches
   * @param byPredecessor the same, by the treatments of the launches before them
   */
  private record BlockedCell(
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

    private static TreeMap<Integer, Map<Treatment, LaunchFigures>> blocks(
        List<CellFigures> figures) {
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
}
