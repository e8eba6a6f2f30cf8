package org.tutti.bench.comparisonrates;

import java.util.List;
import java.util.random.RandomGenerator;

/**
 * How the medians of launches vary over time.
 *
 * @param name in the result
 * @param truth the median over a long time
 */
record Machine(String name, double truth, Process process) {
  private static final double CENTER = 1000;
  private static final double SLOW = 2.7;
  private static final double SLOW_SHARE = 0.4;
  private static final double DEVIATION = 0.02;

  /** The normal quantile at 0.5 / 0.6: the median lies in the fast state. */
  private static final double MEDIAN_IN_FAST = 0.967422;

  static final List<Machine> ALL =
      List.of(
          independent(),
          states(12, 8),
          states(36, 24),
          states(72, 48),
          autoregressive(0.8, 0.05),
          autoregressive(0.5, 0.05));

  /** Draws launches that begin after one another. */
  interface Process {
    /**
     * The medians.
     *
     * @param seconds between two launches
     */
    double[] draw(int launches, double seconds, RandomGenerator random);
  }

  /** Launches that do not depend on each other. */
  static Machine independent() {
    return new Machine(
        "independent; 2 %",
        CENTER,
        (launches, seconds, random) -> {
          double[] medians = new double[launches];
          for (int i = 0; i < launches; i++) {
            medians[i] = launch(CENTER, random);
          }
          return medians;
        });
  }

  /** A machine that is fast for a while, then 2.7 times slower; 40 % of the time it is slow. */
  static Machine states(double fastSeconds, double slowSeconds) {
    return new Machine(
        "fast " + Math.round(fastSeconds) + " s and slow " + Math.round(slowSeconds) + " s",
        CENTER * Math.exp(DEVIATION * MEDIAN_IN_FAST),
        (launches, seconds, random) -> {
          double kept = Math.exp(-seconds * (1 / fastSeconds + 1 / slowSeconds));
          double[] medians = new double[launches];
          boolean slow = random.nextDouble() < SLOW_SHARE;
          for (int i = 0; i < launches; i++) {
            medians[i] = launch(slow ? SLOW * CENTER : CENTER, random);
            slow = random.nextDouble() < SLOW_SHARE + ((slow ? 1 : 0) - SLOW_SHARE) * kept;
          }
          return medians;
        });
  }

  /** A first-order process of launches that begin after two seconds each; it forgets with time. */
  static Machine autoregressive(double correlation, double deviation) {
    return new Machine(
        "AR(" + correlation + "); " + Math.round(100 * deviation) + " %",
        CENTER,
        (launches, seconds, random) -> {
          double kept = Math.pow(correlation, seconds / LaunchRows.LAUNCH_SECONDS);
          double[] medians = new double[launches];
          double state = random.nextGaussian();
          for (int i = 0; i < launches; i++) {
            medians[i] = CENTER * Math.exp(deviation * state);
            state = kept * state + Math.sqrt(1 - kept * kept) * random.nextGaussian();
          }
          return medians;
        });
  }

  private static double launch(double level, RandomGenerator random) {
    return level * Math.exp(DEVIATION * random.nextGaussian());
  }
}
