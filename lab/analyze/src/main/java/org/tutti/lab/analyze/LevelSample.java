package org.tutti.lab.analyze;

import org.tutti.analysis.CellFigures;

/**
 * What was measured at one level of a factor, in nanoseconds.
 *
 * @param level its name
 * @param means values whose means are compared, such as the means of launches
 * @param medians values that are compared by ranks, such as the medians of launches; as many
 */
record LevelSample(String level, double[] means, double[] medians) {
  /** One value for each launch. */
  static LevelSample ofLaunches(String level, CellFigures cell) {
    return new LevelSample(level, cell.means(), cell.medians());
  }

  /** The same values for both. */
  static LevelSample of(String level, double[] values) {
    return new LevelSample(level, values, values);
  }
}
