package org.tutti.analysis;

import java.util.ArrayList;
import java.util.List;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.Observations;
import org.tutti.records.launch.Outlier;
import org.tutti.records.launch.OutlierCause;

/**
 * Observations of a cell in one launch, thinned evenly so that those of a whole campaign fit into
 * memory and can be examined in a second or two: at most {@value #IN_ALL} per campaign, but between
 * {@value #MIN} and {@value #MAX} per cell and launch.
 *
 * @param runTimes valid run-times in nanoseconds, in the order of observation; must not be modified
 * @param every the thinning factor: one observation of how many is kept; 1 if all are
 * @param marked those that pictures mark
 */
public record ThinnedObservations(double[] runTimes, int every, List<MarkedObservation> marked) {
  private static final int IN_ALL = 1_000_000;
  private static final int MIN = 100;
  private static final int MAX = 2_000;

  /** So many invalid ones show where they are as well as all of them. */
  private static final int MAX_MARKED = 100;

  /**
   * An observation that a picture marks.
   *
   * @param place share of the observations of its cell and launch before it, from 0 to 1
   * @param nanos time of one operation
   * @param cause why it is marked; empty if it is invalid
   */
  public record MarkedObservation(double place, double nanos, String cause) {
    private static MarkedObservation at(int index, CellRecord record, String cause) {
      return new MarkedObservation(
          (double) index / record.observations().count(),
          Math.max(0, record.observations().runTime(index))
              / (double) record.settings().counts().operationsPerCall(),
          cause);
    }
  }

  /**
   * Thins the observations.
   *
   * @param runTimes all valid run-times in nanoseconds, in the order of observation
   * @param cells of the campaign, counted separately in each launch
   */
  static ThinnedObservations of(double[] runTimes, long cells, List<MarkedObservation> marked) {
    int most = (int) Math.max(MIN, Math.min(MAX, IN_ALL / Math.max(1, cells)));
    int every = Math.max(1, (runTimes.length + most - 1) / most);
    double[] part = new double[(runTimes.length + every - 1) / every];
    for (int index = 0; index < part.length; index++) {
      part[index] = runTimes[index * every];
    }
    return new ThinnedObservations(part, every, marked);
  }

  /**
   * The outliers with a known cause, and the invalid ones, evenly thinned, of a cell in a launch.
   */
  static List<MarkedObservation> marked(CellRecord record) {
    List<MarkedObservation> marked = new ArrayList<>();
    Observations all = record.observations();
    for (Outlier outlier : all.outliers()) {
      if (outlier.cause() != OutlierCause.UNKNOWN) {
        marked.add(MarkedObservation.at(outlier.index(), record, outlier.cause().word()));
      }
    }
    int invalid = all.invalidCount();
    int every = Math.max(1, (invalid + MAX_MARKED - 1) / MAX_MARKED);
    int seen = 0;
    for (int index = 0; seen < invalid; index++) {
      if (!all.isValid(index)) {
        if (seen % every == 0) {
          marked.add(MarkedObservation.at(index, record, ""));
        }
        seen++;
      }
    }
    return marked;
  }

  @Override
  public String toString() {
    return runTimes.length + " run-times, one of " + every + ", " + marked.size() + " marked";
  }
}
