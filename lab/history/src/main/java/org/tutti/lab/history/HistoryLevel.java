package org.tutti.lab.history;

/**
 * How often histories that are looked at each night may be wrong: the probability that a year of
 * nightly campaigns without any change shows one in any cell, at any of its looks.
 *
 * @param significance such as 0.05
 * @param cells number of cells
 */
record HistoryLevel(double significance, int cells) {
  /** Looks of a year of nights. */
  static final int LOOKS = 365;

  /** Changes are sought rather than trends, which end as changes anyway. */
  private static final double OF_CHANGES = 0.9;

  /** The significance level for the changes of a single cell. */
  double ofChanges() {
    return OF_CHANGES * significance / cells;
  }

  /** The p-value of a change in a single cell, for all of them and for trends besides. */
  double correctedChange(double pValue) {
    return Math.min(1, pValue * cells / OF_CHANGES);
  }

  /** The p-value of a trend in a single cell, for all of them and for changes besides. */
  double correctedTrend(double pValue) {
    return Math.min(1, pValue * cells / (1 - OF_CHANGES));
  }
}
