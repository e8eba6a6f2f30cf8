package org.tutti.bench.comparisonrates;

import java.util.function.IntToDoubleFunction;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;

/**
 * How the medians of launches are distributed.
 *
 * @param name in the result
 * @param median draws the median of a launch, in nanoseconds
 * @param tick step of the clock, in nanoseconds; 0 if times are continuous
 */
record LaunchDistribution(String name, ToDoubleFunction<RandomGenerator> median, double tick) {
  /** How many times as long a launch in the slow mode takes. */
  private static final double SLOW = 2.7;

  private static final double CENTER = 1000;

  /** One mode. */
  static LaunchDistribution unimodal(double deviation) {
    return new LaunchDistribution(
        "unimodal; " + percent(deviation), random -> CENTER * spread(random, deviation), 0);
  }

  /**
   * Two modes.
   *
   * @param slow share of the launches in the slow mode
   * @param deviation within each mode
   */
  static LaunchDistribution bimodal(double slow, double deviation) {
    return new LaunchDistribution(
        "bimodal; " + percent(slow) + " slow",
        random -> CENTER * (random.nextDouble() < slow ? SLOW : 1) * spread(random, deviation),
        0);
  }

  static LaunchDistribution lognormal() {
    return new LaunchDistribution("lognormal", random -> CENTER * spread(random, 0.5), 0);
  }

  static LaunchDistribution exponential() {
    return new LaunchDistribution(
        "exponential", random -> -CENTER * Math.log1p(-random.nextDouble()), 0);
  }

  /** One mode about {@code center} nanoseconds, read from a clock that counts in steps of 10. */
  static LaunchDistribution ticked(double center, double deviation) {
    return new LaunchDistribution(
            "ticked; " + Math.round(center) + " ns",
            random -> center * spread(random, deviation),
            0)
        .onClock(10);
  }

  /** The same launches, each of which takes so many times as long, on the same clock. */
  LaunchDistribution times(double factor) {
    return new LaunchDistribution(name, random -> factor * median.applyAsDouble(random), tick);
  }

  /** The same launches on a clock that counts in such steps, in nanoseconds. */
  LaunchDistribution onClock(double step) {
    return new LaunchDistribution(name, median, step);
  }

  /** So many launches. */
  DrawnMedians draw(RandomGenerator random, int launches) {
    return draw(random, launches, any -> 1);
  }

  /**
   * So many launches on a host that changes.
   *
   * @param slower how many times as long each launch takes for that
   */
  DrawnMedians draw(RandomGenerator random, int launches, IntToDoubleFunction slower) {
    double[] medians = new double[launches];
    for (int launch = 0; launch < launches; launch++) {
      double time = slower.applyAsDouble(launch) * median.applyAsDouble(random);
      medians[launch] = tick == 0 ? time : tick * Math.max(1, Math.rint(time / tick));
    }
    return new DrawnMedians(medians, tick);
  }

  private static double spread(RandomGenerator random, double deviation) {
    return Math.exp(deviation * random.nextGaussian());
  }

  private static String percent(double share) {
    return Math.round(100 * share) + " %";
  }
}
