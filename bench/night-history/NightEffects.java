package org.tutti.bench.nighthistory;

import java.util.random.RandomGenerator;

/**
 * How nights differ, in logarithms.
 *
 * @param name in the result
 * @param deviation standard deviation of nights
 * @param slowShare share of nights on which a cell is 1.3 to 3 times slower
 * @param correlation of a night with the one before it
 */
record NightEffects(String name, double deviation, double slowShare, double correlation) {
  private static final double MIN_SLOWDOWN = 1.3;
  private static final double MAX_SLOWDOWN = 3;

  static NightEffects normal(double deviation) {
    return new NightEffects("normal " + Math.round(100 * deviation) + " %", deviation, 0, 0);
  }

  static NightEffects autoregressive(double deviation, double correlation) {
    return new NightEffects(
        Math.round(100 * deviation) + " % and AR(" + correlation + ")", deviation, 0, correlation);
  }

  double[] draw(int nights, RandomGenerator random) {
    double[] effects = new double[nights];
    double state = random.nextGaussian();
    for (int night = 0; night < nights; night++) {
      double slow = MIN_SLOWDOWN + random.nextDouble() * (MAX_SLOWDOWN - MIN_SLOWDOWN);
      effects[night] = deviation * state + (random.nextDouble() < slowShare ? Math.log(slow) : 0);
      state =
          correlation * state + Math.sqrt(1 - correlation * correlation) * random.nextGaussian();
    }
    return effects;
  }
}
