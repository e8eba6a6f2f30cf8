package org.tutti.bench.comparisonrates;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * How the speed of a host changes from one launch to the next.
 *
 * @param name in the result; empty if it does not change
 * @param walk fills in how many times as long launches take that follow each other
 */
record HostSpeed(String name, Walk walk) {
  /** Seconds that a launch takes. */
  private static final double LAUNCH = 2;

  private static final double SLOW = 2.7;

  static final HostSpeed CONSTANT = new HostSpeed("", (random, slower) -> Arrays.fill(slower, 1));

  /** Autoregressive, and a slow and a fast state that last for some seconds each. */
  static final List<HostSpeed> CHANGING =
      List.of(autoregressive(0.8, 0.05), inStates(12, 8), inStates(36, 24), inStates(72, 48));

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
  private static HostSpeed inStates(double fast, double slow) {
    return new HostSpeed(
        " on a host that is fast for " + (int) fast + " and slow for " + (int) slow + " s",
        (random, slower) -> {
          boolean isSlow = random.nextDouble() < slow / (fast + slow);
          double left = exponential(random, isSlow ? slow : fast);
          for (int launch = 0; launch < slower.length; launch++) {
            slower[launch] = isSlow ? SLOW : 1;
            for (left -= LAUNCH; left < 0; left += exponential(random, isSlow ? slow : fast)) {
              isSlow = !isSlow;
            }
          }
        });
  }

  private static double exponential(RandomGenerator random, double mean) {
    return -mean * Math.log1p(-random.nextDouble());
  }
}
