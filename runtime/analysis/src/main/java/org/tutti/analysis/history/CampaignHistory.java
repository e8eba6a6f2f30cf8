package org.tutti.analysis.history;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.compare.MissingCell;
import org.tutti.analysis.compare.Side;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.TimingMethod;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.hypothesis.TestTable;
import org.tutti.stats.series.MannKendall;

/**
 * Campaigns of the same benchmarks in the order of time. A trend is sought in the medians of the
 * campaigns, since launches of one campaign share the state of the machine; changes are sought in
 * the medians of all launches, with a significance level divided by the number of cells.
 *
 * @param significance level of all tests
 * @param campaigns in the order of time
 * @param cells those that at least two campaigns have measured in the same way
 * @param missing those that an earlier campaign has measured, and that the last one should have
 *     measured in all of its launches but has not
 */
public record CampaignHistory(
    double significance,
    List<HistoryCampaign> campaigns,
    List<CellHistory> cells,
    List<MissingCell> missing) {
  private record HistoryKey(CellKey key, Treatment treatment, TimingMethod method) {}

  public CampaignHistory {
    campaigns = List.copyOf(campaigns);
    cells = List.copyOf(cells);
    missing = List.copyOf(missing);
  }

  /**
   * Puts campaigns in the order in which their first launches began.
   *
   * @throws org.tutti.diagnostics.TuttiException if there are fewer than two with a launch, or they
   *     have no cell in common
   */
  public static CampaignHistory of(List<CampaignAnalysis> campaigns, double significance) {
    List<CampaignAnalysis> ordered =
        campaigns.stream()
            .filter(campaign -> !campaign.headers().isEmpty())
            .sorted(Comparator.comparing(campaign -> first(campaign).identity().started()))
            .toList();
    if (ordered.size() < 2) {
      throw CampaignProblem.HISTORY_TOO_SHORT.error(
          "A history needs at least two campaigns with results, but there is "
              + (ordered.isEmpty() ? "none." : "only one."),
          "Name the directories of two or more campaigns of the same benchmarks.");
    }
    Map<HistoryKey, TreeMap<Integer, CellFigures>> cells = cells(ordered);
    List<MissingCell> missing = missing(ordered);
    if (cells.isEmpty() && missing.stream().noneMatch(MissingCell::wasTried)) {
      throw CampaignProblem.NO_COMMON_CELL.error(
          "No cell was measured in the same way by two of these campaigns.",
          "Name campaigns of the same benchmarks, message sizes and numbers of processes.");
    }
    List<HistoryCampaign> inOrder = ordered.stream().map(CampaignHistory::campaign).toList();
    return new CampaignHistory(
        significance, inOrder, histories(cells, inOrder, significance), missing);
  }

  /** A cell that several earlier campaigns have is named once. */
  private static List<MissingCell> missing(List<CampaignAnalysis> ordered) {
    Side last = Side.of("last", ordered.get(ordered.size() - 1));
    return ordered.subList(0, ordered.size() - 1).stream()
        .flatMap(earlier -> MissingCell.of(Side.of("earlier", earlier), last).stream())
        .distinct()
        .toList();
  }

  /** The cells with a change or a trend. */
  public List<CellHistory> changed() {
    return cells.stream()
        .filter(cell -> !cell.changes().isEmpty() || cell.correctedPValue() <= significance)
        .toList();
  }

  private static Map<HistoryKey, TreeMap<Integer, CellFigures>> cells(
      List<CampaignAnalysis> campaigns) {
    Map<HistoryKey, TreeMap<Integer, CellFigures>> cells = new LinkedHashMap<>();
    for (int number = 0; number < campaigns.size(); number++) {
      for (CellFigures cell : campaigns.get(number).cells()) {
        cells
            .computeIfAbsent(
                new HistoryKey(cell.key(), cell.treatment(), cell.settings().method()),
                any -> new TreeMap<>())
            .put(number, cell);
      }
    }
    cells.values().removeIf(found -> found.size() < 2);
    return cells;
  }

  private static List<CellHistory> histories(
      Map<HistoryKey, TreeMap<Integer, CellFigures>> cells,
      List<HistoryCampaign> campaigns,
      double significance) {
    Map<HistoryKey, MannKendall> trends = new LinkedHashMap<>();
    Map<HistoryKey, TestResult> tests = new LinkedHashMap<>();
    cells.forEach(
        (identity, found) -> {
          if (found.size() >= CellHistory.LEAST_FOR_TREND) {
            double[] medians = found.values().stream().mapToDouble(CellFigures::median).toArray();
            trends.put(identity, MannKendall.of(medians));
            tests.put(identity, trends.get(identity).test());
          }
        });
    Map<HistoryKey, Double> corrected = new LinkedHashMap<>();
    TestTable.of(tests).rows().forEach(row -> corrected.put(row.key(), row.correctedPValue()));
    List<CellHistory> histories = new ArrayList<>();
    cells.forEach(
        (identity, found) -> {
          List<HistoryPoint> points = new ArrayList<>();
          found.forEach((number, cell) -> points.add(point(number, cell)));
          histories.add(
              new CellHistory(
                  identity.key(),
                  identity.treatment(),
                  points,
                  Optional.ofNullable(trends.get(identity)),
                  corrected.getOrDefault(identity, 1.0),
                  CellHistory.changes(
                      points, List.copyOf(found.values()), significance / cells.size()),
                  HistoryBand.before(
                      campaigns.get(found.lastKey()).started(), started(found, campaigns))));
        });
    return histories;
  }

  /** The figures of a cell by the time at which the campaign began. */
  private static Map<Instant, CellFigures> started(
      Map<Integer, CellFigures> cells, List<HistoryCampaign> campaigns) {
    Map<Instant, CellFigures> started = new LinkedHashMap<>();
    cells.forEach((number, cell) -> started.put(campaigns.get(number).started(), cell));
    return started;
  }

  private static HistoryPoint point(int campaign, CellFigures cell) {
    return new HistoryPoint(campaign, cell.launches().size(), cell.median(), cell.medianInterval());
  }

  private static HistoryCampaign campaign(CampaignAnalysis analysis) {
    LaunchHeader first = first(analysis);
    return new HistoryCampaign(
        analysis.contents().directory().path(),
        first.identity().started(),
        first.environment().facts().getOrDefault("project.revision", "unknown"));
  }

  private static LaunchHeader first(CampaignAnalysis analysis) {
    return analysis.headers().stream()
        .min(Comparator.comparing(header -> header.identity().started()))
        .orElseThrow();
  }
}
