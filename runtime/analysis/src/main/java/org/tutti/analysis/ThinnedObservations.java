package org.tutti.analysis;

/**
 * Observations of a cell in one launch, thinned evenly so that those of a whole campaign fit into
 * memory and can be examined in a second or two: at most {@value #IN_ALL} per campaign, but between
 * {@value #MIN} and {@value #MAX} per cell and launch.
 */
public final class ThinnedObservations {
  private static final int IN_ALL = 1_000_000;
  private static final int MIN = 100;
  private static final int MAX = 2_000;

  private final double[] runTimes;
  private final int every;

  private ThinnedObservations(double[] runTimes, int every) {
    this.runTimes = runTimes;
    this.every = every;
  }

  /**
   * Thins the observations.
   *
   * @param runTimes all valid run-times in nanoseconds, in the order of observation
   * @param cells of the campaign, counted separately in each launch
   */
  static ThinnedObservations of(double[] runTimes, long cells) {
    int most = (int) Math.max(MIN, Math.min(MAX, IN_ALL / Math.max(1, cells)));
    int every = Math.max(1, (runTimes.length + most - 1) / most);
    double[] part = new double[(runTimes.length + every - 1) / every];
    for (int index = 0; index < part.length; index++) {
      part[index] = runTimes[index * every];
    }
    return new ThinnedObservations(part, every);
  }

  /** Valid run-times in nanoseconds, in the order of observation; must not be modified. */
  double[] runTimes() {
    return runTimes;
  }

  /** The thinning factor: one observation of how many is kept; 1 if all are. */
  int every() {
    return every;
  }
}
