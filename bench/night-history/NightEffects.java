package org.tutti.bench.nighthistory;

import java.util.random.RandomGenerator;

/**
 * How nights differ, in logarithms.
 *
 * @param name in the result
 * @param deviation standard deviation of nights
 * @param slowShare share of nights on which a cell is 1.3 to 3 times slower
 */
record NightEffects(String name, double deviation, double slowShare) {
  private static final double MIN_SLOWDOWN = 1.3;
  private static final double MAX_SLOWDOWN = 3;

  static NightEffects normal(double deviation) {
    return new NightEffects("normal " + Math.round(100 * deviation) + " %", deviation, 0);
  }

  double[] draw(int nights, RandomGenerator random) {
    double[] effects = new double[nights];
    for (int night = 0; night < nights; night++) {
      double slow = MIN_SLOWDOWN + random.nextDouble() * (MAX_SLOWDOWN - MIN_SLOWDOWN);
      effects[night] =
          deviation * random.nextGaussian()
              + (random.nextDouble() < slowShare ? Math.log(slow) : 0);
    }
    return effects;
  }
}
