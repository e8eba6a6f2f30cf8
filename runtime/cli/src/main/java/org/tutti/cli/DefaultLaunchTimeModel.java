package org.tutti.cli;

import java.time.Duration;
import org.tutti.campaign.driver.TimeEstimate;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.Plan;
import org.tutti.measure.plan.SettingKey;

/** How long a launch takes where none was ever timed: right within a factor of a few. */
final class DefaultLaunchTimeModel {
  private static final double START_SECONDS = 1;
  private static final double CELL_SECONDS = 0.2;
  private static final double OBSERVATION_SECONDS = 20e-6;
  private static final double BYTE_SECONDS = 2e-9;

  private DefaultLaunchTimeModel() {}

  static TimeEstimate of(Plan plan) {
    double seconds = START_SECONDS;
    for (Cell cell : plan.cells()) {
      double each = OBSERVATION_SECONDS + BYTE_SECONDS * cell.msize();
      double all = each * cell.settings().get(SettingKey.REPETITIONS);
      seconds +=
          CELL_SECONDS
              + Math.min(all, cell.settings().find(SettingKey.REPETITIONS_SECONDS).orElse(all));
    }
    return new TimeEstimate(
        Duration.ofMillis(Math.round(1000 * seconds)),
        "by a model that knows nothing of this machine: 1 s to start, 0.2 s a cell, and 20 us + 2 ns"
            + " a byte an observation",
        false);
  }
}
