package org.tutti.bench.comparisonrates;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * How the speed of a host changes from one launch to the next.
 *
 * @param name in the result; empty if it does not change
 * @param median how many times as long a launch takes in the middle over a long time, where
 *     launches deviate by 2 %
 * @param walk fills in how many times as long launches take that follow each other
 */
record HostSpeed(String name, double median, Walk walk) {
  /** Seconds from launch to launch, unless they are spread. */
  private static final double LAUNCH = 2;

  private static final double MINUTE = 60;
  private static final double SLOW = 2.7;

  /**
   * The median of launches with a deviation of 2 %, of which 40 % are slow: the normal quantile at
   * 0.5 / 0.6.
   */
  private static final double MEDIAN_IN_FAST = Math.exp(0.02 * 0.967422);

  static final HostSpeed CONSTANT =
      new HostSpeed("", 1, (random, slower) -> Arrays.fill(slower, 1));

  static final HostSpeed DRIFTING = autoregressive(0.8, 0.05);

  /** States of five launches on average. */
  static final HostSpeed STATES_OF_FIVE = inStates(12, 8, LAUNCH);

  /** Autoregressive, and a slow and a fast state that last for some seconds each. */
  static final List<HostSpeed> CHANGING =
      List.of(DRIFTING, STATES_OF_FIVE, inStates(36, 24, LAUNCH), inStates(72, 48, LAUNCH));

  /** Of launches that are made a minute apart: states of 5 and 10 minutes on average. */
  static final List<HostSpeed> OF_MINUTES =
      List.of(CONSTANT, DRIFTING, inStates(360, 240, MINUTE), inStates(720, 480, MINUTE));

  /** The same of launches half a minute apart, as {@code --spread 10m} makes 20. */
  static final List<HostSpeed> OF_HALF_MINUTES =
      List.of(inStates(360, 240, MINUTE / 2), inStates(720, 480, MINUTE / 2));

  /** Draws the speed during some launches. */
  interface Walk {
    void draw(RandomGenerator random, double[] slower);
  }

  double[] draw(RandomGenerator random, int launches) {
    double[] slower = new double[launches];
    walk.draw(random, slower);
    return slower;
  }

  private static HostSpeed autoregressive(double correlation, double deviation) {
    return new HostSpeed(
        " on a host with AR(" + correlation + ")",
        1,
        (random, slower) -> {
          double now = random.nextGaussian();
          for (int launch = 0; launch < slower.length; launch++) {
            slower[launch] = Math.exp(deviation * now);
            now =
                correlation * now
                    + Math.sqrt(1 - correlation * correlation) * random.nextGaussian();
          }
        });
  }

  /** Each launch is in the state in which the host is at its middle. */
  private static HostSpeed inStates(double fast, double slow, double seconds) {
    return new HostSpeed(
        " on a host that is fast for " + (int) fast + " and slow for " + (int) slow + " s",
        MEDIAN_IN_FAST,
        (random, slower) -> {
          boolean isSlow = random.nextDouble() < slow / (fast + slow);
          double left = exponential(random, isSlow ? slow : fast);
          for (int launch = 0; launch < slower.length; launch++) {
            slower[launch] = isSlow ? SLOW : 1;
            for (left -= seconds; left < 0; left += exponential(random, isSlow ? slow : fast)) {
              isSlow = !isSlow;
            }
          }
        });
  }

  private static double exponential(RandomGenerator random, double mean) {
    return -mean * Math.log1p(-random.nextDouble());
  }
}
