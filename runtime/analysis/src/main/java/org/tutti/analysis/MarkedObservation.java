package org.tutti.analysis;

import java.util.ArrayList;
import java.util.List;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.Observations;
import org.tutti.records.launch.Outlier;
import org.tutti.records.launch.OutlierCause;

/**
 * An observation that a picture marks.
 *
 * @param place share of the observations of its cell and launch before it, from 0 to 1
 * @param nanos time of one operation
 * @param cause why it is marked; empty if it is invalid
 */
public record MarkedObservation(double place, double nanos, String cause) {
  /** So many invalid ones show where they are as well as all of them. */
  private static final int MAX = 100;

  /**
   * The outliers with a known cause, and the invalid ones, evenly thinned, of a cell in a launch.
   */
  static List<MarkedObservation> of(CellRecord record) {
    List<MarkedObservation> marked = new ArrayList<>();
    Observations all = record.observations();
    for (Outlier outlier : all.outliers()) {
      if (outlier.cause() != OutlierCause.UNKNOWN) {
        marked.add(at(outlier.index(), record, outlier.cause().word()));
      }
    }
    int invalid = all.invalidCount();
    int every = Math.max(1, (invalid + MAX - 1) / MAX);
    int seen = 0;
    for (int index = 0; seen < invalid; index++) {
      if (!all.isValid(index)) {
        if (seen % every == 0) {
          marked.add(at(index, record, ""));
        }
        seen++;
      }
    }
    return marked;
  }

  private static MarkedObservation at(int index, CellRecord record, String cause) {
    return new MarkedObservation(
        (double) index / record.observations().count(),
        Math.max(0, record.observations().runTime(index))
            / (double) record.settings().counts().operationsPerCall(),
        cause);
  }
}
