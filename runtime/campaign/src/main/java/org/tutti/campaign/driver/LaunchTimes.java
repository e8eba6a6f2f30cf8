package org.tutti.campaign.driver;

import java.time.Duration;
import java.util.Optional;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.Plan;
import org.tutti.records.settings.SettingKey;

/**
 * What the time of a launch is made of.
 *
 * @param startSeconds outside its cells
 * @param cellShare time within cells, as a multiple of {@link #cellSeconds}
 */
record LaunchTimes(double startSeconds, double cellShare) {
  /** Nothing is known: times of two ranks on one host. */
  static final LaunchTimes ROUGH = new LaunchTimes(0.8, 1);

  private static final double CELL_SECONDS = 0.05;
  private static final double OBSERVATION_SECONDS = 20e-6;
  private static final double BYTE_SECONDS = 2e-9;
  private static final double SIMULATED_MESSAGE_SECONDS = 8e-6;
  private static final double MIN_SECONDS = 0.01;
  private static final double MAX_SECONDS = 3_600;
  private static final double MAX_SHARE = 1_000;

  /**
   * The times by launches of an earlier campaign; empty if they do not fit each other.
   *
   * @param launch time of one of them
   * @param cells how much of that was within cells
   * @param plan what each has measured
   */
  static Optional<LaunchTimes> of(Duration launch, Duration cells, Plan plan) {
    double start = seconds(launch) - seconds(cells);
    double share = seconds(cells) / cellSeconds(plan);
    return Optional.of(new LaunchTimes(start, share)).filter(LaunchTimes::isPossible);
  }

  /** The times that {@link #toString} has written; empty if the text is something else. */
  static Optional<LaunchTimes> parse(String text) {
    String[] words = text.split(" ", 2);
    try {
      return Optional.of(
              new LaunchTimes(Double.parseDouble(words[0]), Double.parseDouble(words[1])))
          .filter(LaunchTimes::isPossible);
    } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
      return Optional.empty();
    }
  }

  private boolean isPossible() {
    return startSeconds >= MIN_SECONDS
        && startSeconds <= MAX_SECONDS
        && cellShare >= 0
        && cellShare <= MAX_SHARE;
  }

  /** The time that a launch of a plan will take. */
  Duration launch(Plan plan) {
    return Duration.ofMillis(Math.round(1000 * (startSeconds + cellShare * cellSeconds(plan))));
  }

  /**
   * The time that a launch of simulated ranks will take: each observation synchronizes all of them,
   * and runs an operation whose messages are those of a barrier. The time of a message is that of
   * whole launches on two virtual cores: 5 us with 1,024 ranks, 12 us with 16,384.
   */
  static Duration ofSimulation(Plan plan, int ranks) {
    double messages = 2.0 * ranks * (Integer.SIZE - Integer.numberOfLeadingZeros(ranks - 1));
    double observations =
        plan.cells().stream()
            .mapToDouble(cell -> cell.settings().get(SettingKey.REPETITIONS))
            .sum();
    return ROUGH
        .launch(plan)
        .plusMillis(Math.round(1000 * SIMULATED_MESSAGE_SECONDS * messages * observations));
  }

  /** The time within cells [s] by a model that knows no machine. */
  private static double cellSeconds(Plan plan) {
    double seconds = 0;
    for (Cell cell : plan.cells()) {
      double each = OBSERVATION_SECONDS + BYTE_SECONDS * cell.msize();
      double all = each * cell.settings().get(SettingKey.REPETITIONS);
      seconds +=
          CELL_SECONDS
              + Math.min(all, cell.settings().find(SettingKey.REPETITIONS_SECONDS).orElse(all));
    }
    return seconds;
  }

  private static double seconds(Duration duration) {
    return duration.toMillis() / 1000.0;
  }

  @Override
  public String toString() {
    return startSeconds + " " + cellShare;
  }
}
