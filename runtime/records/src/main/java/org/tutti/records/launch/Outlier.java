package org.tutti.records.launch;

import org.tutti.records.json.MalformedJsonException;
import org.tutti.records.json.RecordColumns;

/**
 * One of the longest outliers of a cell, and what it came from.
 *
 * @param index which observation of the cell, from 0
 * @param rank where the cause was; the slowest rank if it is unknown
 * @param nanos how long the cause was at work between the end of the observation before and the end
 *     of this one; collections are counted in steps of a millisecond; 0 if the cause is unknown
 * @param cause what it was
 */
public record Outlier(int index, int rank, long nanos, OutlierCause cause) {
  static final Outlier BLANK = new Outlier(0, 0, 0, OutlierCause.UNKNOWN);

  /**
   * @param observations of the cell
   */
  static Outlier columns(RecordColumns columns, Outlier outlier, int observations) {
    long index = columns.integer("index", outlier.index);
    if (index < 0 || index >= observations && columns.rows() > 0) {
      throw new MalformedJsonException("there is no observation " + index);
    }
    return new Outlier(
        (int) index,
        columns.count("rank", outlier.rank),
        columns.integer("nanos", outlier.nanos),
        columns.constant("cause", outlier.cause));
  }
}
