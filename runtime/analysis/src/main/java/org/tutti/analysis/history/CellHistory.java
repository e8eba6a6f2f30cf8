package org.tutti.analysis.history;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.tutti.analysis.CellFigures;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;
import org.tutti.stats.series.ChangePoints;
import org.tutti.stats.series.ChangePoints.ChangePoint;
import org.tutti.stats.series.MannKendall;

/**
 * A cell over several campaigns.
 *
 * @param key what was measured
 * @param treatment the levels of the factors
 * @param points its median in each campaign that has measured it, in the order of time
 * @param trend Mann and Kendall's test of these medians; empty if there are fewer than three
 * @param correctedPValue its p-value, corrected by Holm's method for the number of cells; 1 without
 *     a test
 * @param changes moments at which the medians of launches changed, in the order of time
 * @param lastMonth where the launches of the month before the last campaign lie; empty if these are
 *     too few
 */
public record CellHistory(
    CellKey key,
    Treatment treatment,
    List<HistoryPoint> points,
    Optional<MannKendall> trend,
    double correctedPValue,
    List<HistoryChange> changes,
    Optional<HistoryBand> lastMonth) {
  static final int LEAST_FOR_TREND = 3;

  public CellHistory {
    points = List.copyOf(points);
    changes = List.copyOf(changes);
  }

  /** Relative change of the median from the first campaign to the last. */
  public double growth() {
    return points.get(points.size() - 1).median() / points.get(0).median() - 1;
  }

  /**
   * The changes of a cell.
   *
   * @param points one for each campaign that has measured it, in the order of time
   * @param campaigns its figures in each of these campaigns
   */
  static List<HistoryChange> changes(
      List<HistoryPoint> points, List<CellFigures> campaigns, double significance) {
    double[] series =
        campaigns.stream().flatMapToDouble(cell -> Arrays.stream(cell.medians())).toArray();
    List<HistoryChange> changes = new ArrayList<>();
    for (ChangePoint change : ChangePoints.of(series, significance)) {
      int launch = change.index();
      int at = 0;
      while (launch >= campaigns.get(at).launches().size()) {
        launch -= campaigns.get(at++).launches().size();
      }
      changes.add(
          new HistoryChange(
              points.get(at).campaign(), launch, change.pValue(), change.before(), change.after()));
    }
    return changes;
  }
}
