package org.tutti.lab.history;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.JudgedFigure;
import org.tutti.analysis.compare.CommonState;
import org.tutti.analysis.compare.Comparability;
import org.tutti.analysis.compare.MissingCell;
import org.tutti.analysis.compare.Side;
import org.tutti.diagnostics.ArgumentCheck;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.Counted;
import org.tutti.lab.history.series.LevelChanges;
import org.tutti.lab.history.series.RepeatedTrend;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.TimingMethod;

/**
 * Campaigns of the same benchmarks in the order of time. Launches of one campaign share the state
 * of the machine, so each campaign counts as one value of a cell, the median of its launches.
 * Changes and trends are judged as those of a history that is looked at after each campaign: the
 * significance is the probability that a year of nightly campaigns without a change shows any, in
 * any cell, at any of its looks.
 *
 * @param significance level of all tests together
 * @param campaigns in the order of time
 * @param cells those that at least two campaigns have measured in the same way
 * @param missing those that an earlier campaign has measured, and that the last one should have
 *     measured in all of its launches but has not
 * @param notes what else than time differs between the campaigns
 */
public record CampaignHistory(
    double significance,
    List<HistoryCampaign> campaigns,
    List<CellHistory> cells,
    List<MissingCell> missing,
    List<String> notes) {
  /** In a line, when it was measured, and with how many launches. */
  String measured() {
    IntSummaryStatistics launches =
        cells.stream()
            .flatMap(cell -> cell.points().stream())
            .mapToInt(HistoryPoint::launches)
            .summaryStatistics();
    return "Measured: "
        + Counted.of(campaigns.size(), "campaign")
        + " from "
        + campaigns.get(0).started()
        + " to "
        + campaigns.get(campaigns.size() - 1).started()
        + ", each with "
        + (launches.getMin() < launches.getMax() ? launches.getMin() + " to " : "")
        + Counted.of(launches.getMax(), "launch")
        + ".";
  }

  private record HistoryKey(
      CellKey key, Treatment treatment, TimingMethod method, Map<String, String> settings) {
    static HistoryKey of(CellFigures cell) {
      return new HistoryKey(
          cell.key(),
          cell.treatment(),
          cell.settings().method(),
          Comparability.values(cell.settings()));
    }
  }

  public CampaignHistory {
    campaigns = List.copyOf(campaigns);
    cells = List.copyOf(cells);
    missing = List.copyOf(missing);
    notes = List.copyOf(notes);
  }

  /**
   * Puts campaigns in the order in which their first launches began.
   *
   * @param allowDifferent whether to put up with campaigns that were measured in different ways
   * @throws org.tutti.diagnostics.TuttiException if there are fewer than two with a launch, they
   *     have no cell in common, or they were measured in different ways
   */
  public static CampaignHistory of(
      List<CampaignAnalysis> campaigns, double significance, boolean allowDifferent) {
    return of(campaigns, significance, allowDifferent, JudgedFigure.MEDIAN);
  }

  /**
   * The history of a figure of each launch in the place of its median.
   *
   * @throws org.tutti.diagnostics.TuttiException as above, or if a launch has too few observations
   */
  public static CampaignHistory of(
      List<CampaignAnalysis> campaigns,
      double significance,
      boolean allowDifferent,
      JudgedFigure figure) {
    CampaignHistory history =
        ofMeasured(
            campaigns.stream()
                .filter(campaign -> !campaign.headers().isEmpty())
                .map(MeasuredCampaign::of)
                .map(measured -> measured.judgedBy(figure))
                .toList(),
            significance,
            allowDifferent);
    List<String> notes = new ArrayList<>(figure.note().stream().toList());
    notes.addAll(history.notes());
    return new CampaignHistory(
        significance, history.campaigns(), history.cells(), history.missing(), notes);
  }

  /** The history of campaigns that were measured in the same way; see above. */
  public static CampaignHistory of(List<CampaignAnalysis> campaigns, double significance) {
    return of(campaigns, significance, false);
  }

  /** The history of campaigns whose figures are at hand; see {@code of}. */
  public static CampaignHistory ofMeasured(
      List<MeasuredCampaign> campaigns, double significance, boolean allowDifferent) {
    ArgumentCheck.share("significance", significance);
    List<MeasuredCampaign> ordered =
        campaigns.stream()
            .sorted(Comparator.comparing(measured -> measured.campaign().started()))
            .toList();
    Optional<CommonState> state =
        CommonState.of(ordered.stream().map(MeasuredCampaign::side).toList());
    if (state.isPresent()) {
      List<Side> sides = state.get().campaigns();
      CampaignHistory history =
          ofOrdered(
              IntStream.range(0, sides.size())
                  .mapToObj(i -> new MeasuredCampaign(ordered.get(i).campaign(), sides.get(i)))
                  .toList(),
              significance,
              allowDifferent);
      return history.noting(state.get().remark());
    }
    return ofOrdered(ordered, significance, allowDifferent);
  }

  private CampaignHistory noting(String first) {
    List<String> all = new ArrayList<>(List.of(first));
    all.addAll(notes);
    return new CampaignHistory(significance, campaigns, cells, missing, all);
  }

  private static CampaignHistory ofOrdered(
      List<MeasuredCampaign> ordered, double significance, boolean allowDifferent) {
    if (ordered.size() < 2) {
      throw CampaignProblem.COMPARISON_WITHOUT_TWO_SIDES.error(
          "A history needs at least two campaigns with results, but there is "
              + (ordered.isEmpty() ? "none." : "only one."),
          "Name the directories of two or more campaigns of the same benchmarks.");
    }
    List<String> notes = HistoryComparability.notes(ordered, allowDifferent);
    Map<HistoryKey, TreeMap<Integer, CellFigures>> cells = cells(ordered);
    List<MissingCell> missing = missing(ordered);
    if (cells.isEmpty() && missing.stream().noneMatch(MissingCell::wasTried)) {
      throw CampaignProblem.NO_COMMON_CELL.error(
          "No cell was measured in the same way by two of these campaigns.",
          "Name campaigns of the same benchmarks, message sizes and numbers of processes.");
    }
    HistoryLevel level = new HistoryLevel(significance, cells.size());
    List<HistoryCampaign> inOrder = ordered.stream().map(MeasuredCampaign::campaign).toList();
    List<CellHistory> histories = new ArrayList<>();
    cells.forEach((key, found) -> histories.add(history(key, found, inOrder, level)));
    return new CampaignHistory(significance, inOrder, histories, missing, notes);
  }

  /** A cell that several earlier campaigns have is named once. */
  private static List<MissingCell> missing(List<MeasuredCampaign> ordered) {
    Side last = ordered.get(ordered.size() - 1).side();
    return ordered.subList(0, ordered.size() - 1).stream()
        .flatMap(earlier -> MissingCell.of(earlier.side(), last).stream())
        .distinct()
        .toList();
  }

  /** The cells with a change or a trend. */
  public List<CellHistory> changed() {
    return cells.stream()
        .filter(cell -> !cell.changes().isEmpty() || cell.correctedPValue() <= significance)
        .toList();
  }

  /** With fewer campaigns no change can be found, however large: how nights differ is unknown. */
  public int leastCampaigns() {
    return LevelChanges.leastValues(
        new HistoryLevel(significance, cells.size()).ofChanges(), HistoryLevel.LOOKS);
  }

  private static Map<HistoryKey, TreeMap<Integer, CellFigures>> cells(
      List<MeasuredCampaign> campaigns) {
    Map<HistoryKey, TreeMap<Integer, CellFigures>> cells = new LinkedHashMap<>();
    for (int number = 0; number < campaigns.size(); number++) {
      for (CellFigures cell : campaigns.get(number).side().cells()) {
        cells.computeIfAbsent(HistoryKey.of(cell), any -> new TreeMap<>()).put(number, cell);
      }
    }
    cells.values().removeIf(found -> found.size() < 2);
    return cells;
  }

  private static CellHistory history(
      HistoryKey key,
      TreeMap<Integer, CellFigures> found,
      List<HistoryCampaign> campaigns,
      HistoryLevel level) {
    List<HistoryPoint> points = new ArrayList<>();
    found.forEach((number, cell) -> points.add(point(number, cell)));
    Optional<RepeatedTrend> trend =
        points.size() < CellHistory.MIN_FOR_TREND
            ? Optional.empty()
            : Optional.of(RepeatedTrend.of(CellHistory.medians(points), HistoryLevel.LOOKS));
    return new CellHistory(
        key.key(),
        key.treatment(),
        points,
        trend.map(RepeatedTrend::trend),
        trend.map(test -> level.correctedTrend(test.pValue())).orElse(1.0),
        CellHistory.changes(points, level),
        HistoryBand.before(campaigns.get(found.lastKey()).started(), started(found, campaigns)));
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
}
