package org.tutti.bench.nighthistory;

import java.util.Arrays;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * How soon a change of 5 % is found by who knows everything but its date: cumulative sums (Page
 * 1954) that know the level and the deviation of nights, and how large the change is. Their limit
 * is that which 5 of 100 years of 12 cells reach: KnownNights YEARS.
 */
public final class KnownNights {
  private static final int YEAR = 365;
  private static final int CELLS = 12;
  private static final double SIGNIFICANCE = 0.05;
  private static final int BEFORE = 60;
  private static final int CHANGES = 10_000;
  private static final double CHANGE = Math.log(1.05);
  private static final int LAUNCHES = 10;
  private static final double LAUNCH_DEVIATION = 0.02;
  private static final double[] DEVIATIONS = {0.01, 0.02, 0.05};

  private KnownNights() {}

  /** The argument: simulated years of a cell for the limit. */
  public static void main(String[] arguments) {
    int years = Integer.parseInt(arguments[0]);
    System.out.println("nights,limit,found within 5 nights,found within 10 nights,trials");
    for (double deviation : DEVIATIONS) {
      double ofMedians = deviationOfMedians();
      double change = CHANGE / Math.hypot(deviation, ofMedians);
      double limit = limit(change, years);
      System.out.printf(
          Locale.ROOT,
          "normal %d %%,%.2f,%.4f,%.4f,%d%n",
          Math.round(100 * deviation),
          limit,
          found(change, limit, 5),
          found(change, limit, 10),
          CHANGES);
    }
  }

  private static double deviationOfMedians() {
    RandomGenerator random = new SplittableRandom(1);
    double squares = 0;
    for (int i = 0; i < CHANGES; i++) {
      double[] launches = new double[LAUNCHES];
      Arrays.setAll(launches, launch -> LAUNCH_DEVIATION * random.nextGaussian());
      Arrays.sort(launches);
      squares += Math.pow((launches[LAUNCHES / 2 - 1] + launches[LAUNCHES / 2]) / 2, 2);
    }
    return Math.sqrt(squares / CHANGES);
  }

  /** What one cell in so many years without a change reaches that 12 of them do in 5 of 100. */
  private static double limit(double change, int years) {
    double[] greatest =
        LongStream.range(0, years)
            .parallel()
            .mapToDouble(
                seed -> {
                  RandomGenerator random = new SplittableRandom(seed);
                  double up = 0;
                  double down = 0;
                  double most = 0;
                  for (int night = 0; night < YEAR; night++) {
                    double value = random.nextGaussian();
                    up = Math.max(0, up + value - change / 2);
                    down = Math.max(0, down - value - change / 2);
                    most = Math.max(most, Math.max(up, down));
                  }
                  return most;
                })
            .sorted()
            .toArray();
    double share = 1 - Math.pow(1 - SIGNIFICANCE, 1.0 / CELLS);
    return greatest[(int) Math.floor(years * (1 - share))];
  }

  private static double found(double change, double limit, int nights) {
    return (double)
            IntStream.range(0, CHANGES)
                .parallel()
                .filter(
                    trial -> {
                      RandomGenerator random = new SplittableRandom(-1L - trial);
                      double sum = 0;
                      for (int night = 0; night < BEFORE + nights; night++) {
                        double level = night < BEFORE ? 0 : change;
                        sum = Math.max(0, sum + level + random.nextGaussian() - change / 2);
                        if (night >= BEFORE && sum > limit) {
                          return true;
                        }
                      }
                      return false;
                    })
                .count()
        / CHANGES;
  }
}
