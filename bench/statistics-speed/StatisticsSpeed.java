package org.tutti.bench.statisticsspeed;

import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import org.tutti.stats.cell.LaunchSummary;
import org.tutti.stats.comparison.MannWhitney;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.summary.Quartiles;

/** Times each of two procedures for 8 seconds, after 4 seconds in which the JVM compiles it. */
public final class StatisticsSpeed {
  private static final double WARMUP_SECONDS = 4;
  private static final double SECONDS = 8;

  private StatisticsSpeed() {}

  public static void main(String[] arguments) {
    Random random = new Random(1);
    double[] million = lognormal(random, 1_000_000);
    double[] x = lognormal(random, 100_000);
    double[] y = lognormal(random, 100_000);
    time(
        "summary of 10^6: filter, quartiles, mean, median, both intervals",
        values -> LaunchSummary.of(values).median(),
        million);
    time(
        "Mann-Whitney of 2 x 10^5",
        values -> MannWhitney.test(values, y, Alternative.TWO_SIDED).pValue(),
        x);
  }

  /** Skewed run-times with a long tail, in random order. */
  private static double[] lognormal(Random random, int n) {
    return random.doubles(n).map(u -> Math.exp(0.3 * random.nextGaussian() + 0.01 * u)).toArray();
  }

  private static void time(String name, ToDoubleFunction<double[]> procedure, double[] values) {
    double sum = 0;
    double[] millis = new double[100_000];
    int calls = 0;
    long begin = System.nanoTime();
    double elapsed = 0;
    while (elapsed < WARMUP_SECONDS + SECONDS) {
      long start = System.nanoTime();
      sum += procedure.applyAsDouble(values);
      long end = System.nanoTime();
      if (elapsed >= WARMUP_SECONDS) {
        millis[calls++] = (end - start) * 1e-6;
      }
      elapsed = (end - begin) * 1e-9;
    }
    Quartiles quartiles = Quartiles.of(Arrays.copyOf(millis, calls));
    System.out.printf(
        Locale.ROOT,
        "%s: median %.1f ms, quartiles %.1f and %.1f, %.1f to %.1f, %d calls (checksum %g)%n",
        name,
        quartiles.median(),
        quartiles.first(),
        quartiles.third(),
        quartiles.min(),
        quartiles.max(),
        calls,
        sum);
  }
}
