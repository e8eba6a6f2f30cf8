package org.tutti.lab.history;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.lab.history.series.ChangePlace;
import org.tutti.lab.history.series.LevelChanges;
import org.tutti.lab.history.series.LevelChanges.LevelChange;
import org.tutti.lab.history.series.MannKendall;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;

/**
 * A cell over several campaigns.
 *
 * @param key what was measured
 * @param treatment the levels of the factors
 * @param points its median in each campaign that has measured it, in the order of time
 * @param trend Mann and Kendall's test of these medians; empty if there are fewer than three
 * @param correctedPValue its p-value, for a year of nightly looks at all cells; 1 without a test
 * @param changes moments at which the medians of campaigns changed, in the order of time
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
  static final int MIN_FOR_TREND = 3;

  public CellHistory {
    points = List.copyOf(points);
    changes = List.copyOf(changes);
  }

  /** Relative change of the median from the first campaign to the last. */
  public double growth() {
    return points.get(points.size() - 1).median() / points.get(0).median() - 1;
  }

  /** The medians of the campaigns, in nanoseconds. */
  static double[] medians(List<HistoryPoint> points) {
    return points.stream().mapToDouble(HistoryPoint::median).toArray();
  }

  /** The changes of a cell: a campaign counts as one value, whatever its number of launches. */
  static List<HistoryChange> changes(List<HistoryPoint> points, HistoryLevel level) {
    List<HistoryChange> changes = new ArrayList<>();
    for (LevelChange change :
        LevelChanges.of(medians(points), level.ofChanges(), HistoryLevel.LOOKS)) {
      ChangePlace place = change.place();
      changes.add(
          new HistoryChange(
              points.get(place.index()).campaign(),
              points.get(place.first()).campaign(),
              points.get(place.last()).campaign(),
              points.get(change.seenAt() - 1).campaign(),
              level.correctedChange(change.pValue()),
              place.before(),
              place.after()));
    }
    return changes;
  }
}
