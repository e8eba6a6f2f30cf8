package org.tutti.bench.timetoanswer;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.tutti.stats.dominance.BrunnerMunzel;
import org.tutti.stats.dominance.Pairs;
import org.tutti.stats.dominance.SignedRanks;
import org.tutti.stats.dominance.Stratum;
import org.tutti.stats.hypothesis.Alternative;

/**
 * How many launches a test needs in order to find that the second variant is slower, by samples of
 * the launches that were made, without replacement.
 *
 * @param first medians of the launches of the first variant
 * @param second medians of those of the second one
 * @param shared whether both variants were measured in the same launches: then studentized signed
 *     ranks of their ratios are used, as by {@code compare}, otherwise Brunner and Munzel's test
 */
record LaunchPower(double[] first, double[] second, boolean shared) {
  private static final int SAMPLES = 500;
  private static final double WANTED = 0.9;
  private static final double LEVEL = 0.05;

  /** With fewer launches neither test can reject. */
  private static final int MIN = 5;

  int launches() {
    return Math.min(first.length, second.length);
  }

  /**
   * The least number of launches of each variant with which the difference is found in 9 of 10
   * samples; empty if all that were made are too few. At most half of them are taken, so that
   * samples differ.
   */
  OptionalInt launchesNeeded() {
    return IntStream.rangeClosed(MIN, launches() / 2)
        .filter(count -> power(count) >= WANTED)
        .findFirst();
  }

  private double power(int count) {
    Random random = new Random(count);
    long found = IntStream.range(0, SAMPLES).filter(sample -> isFound(count, random)).count();
    return (double) found / SAMPLES;
  }

  private boolean isFound(int count, Random random) {
    int[] drawn = drawn(count, random);
    double[] a = values(first, drawn);
    double[] b = values(second, shared ? drawn : drawn(count, random));
    double pValue =
        shared
            ? SignedRanks.of(Pairs.of(a, b)).test(0, Alternative.TWO_SIDED).pValue()
            : BrunnerMunzel.of(List.of(new Stratum(a, b))).test(0, Alternative.TWO_SIDED).pValue();
    return pValue <= LEVEL && median(b) > median(a);
  }

  private int[] drawn(int count, Random random) {
    int[] all = IntStream.range(0, launches()).toArray();
    for (int at = 0; at < count; at++) {
      int other = at + random.nextInt(all.length - at);
      int swapped = all[at];
      all[at] = all[other];
      all[other] = swapped;
    }
    return Arrays.copyOf(all, count);
  }

  private static double[] values(double[] all, int[] drawn) {
    return Arrays.stream(drawn).mapToDouble(at -> Math.log(all[at])).toArray();
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
  }
}
