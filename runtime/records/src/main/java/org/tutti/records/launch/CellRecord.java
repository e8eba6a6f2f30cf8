package org.tutti.records.launch;

import java.util.List;

/**
 * One finished cell.
 *
 * @param position its place in the order of this launch, from 0
 * @param key what was measured
 * @param settings how it was to be measured
 * @param observations the observations
 * @param conditions the conditions under which it was measured
 * @param warnings reasons to distrust it; empty if there are none
 */
public record CellRecord(
    int position,
    CellKey key,
    CellSettings settings,
    Observations observations,
    CellConditions conditions,
    List<Warning> warnings) {

  public CellRecord {
    warnings = List.copyOf(warnings);
  }

  /** Run-times of one operation in nanoseconds, of the observations that may be used, in order. */
  public double[] operationTimes() {
    double[] times = observations.validRunTimes();
    for (int index = 0; index < times.length; index++) {
      times[index] /= settings.counts().operationsPerCall();
    }
    return times;
  }
}
