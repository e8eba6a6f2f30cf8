package org.tutti.stats.series;

import java.util.Arrays;
import java.util.BitSet;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.summary.Moments;

/**
 * The place from which on a series of run-times is steady, by the procedure of Traini, Cortellessa,
 * Di Pompeo and Tucci, Towards effective assessment of steady state performance in Java software,
 * Empirical Software Engineering 28, 2023 (first published 2022), which is that of {@link Segments}
 * with another comparison of segments. Values that lie far from the others around them are left
 * out; the rest is cut into segments; and the steady part begins with the first of those segments
 * at the end whose means differ from the last one's by less than 5 %. It is a steady state if it
 * has the last sixth of the series.
 *
 * <p>Three things are different here. Values are far if they are outside of the median +- three
 * times the distance of the 1st and the 9th decile, and the penalty for a change is 15 log n, both
 * as Barrett et al. have it; Traini et al. take percentiles, which single preemptions move, and
 * choose a penalty for each series. The interval of the ratio of two means is that of the normal
 * approximation instead of 10,000 resamples.
 *
 * @param start index of the first value of the steady part; empty if there is no steady state
 * @param change median of the steady part, or of the last segment if there is none, less the median
 *     of all before it, relative to the median of all; 0 if nothing is before it
 */
public record SteadyState(OptionalInt start, double change) {
  /** Fewest values that are judged. */
  public static final int MIN = 10;

  private static final int WINDOW = 200;
  private static final int WINDOW_STEP = 50;
  private static final double FAR = 3;
  private static final double EFFECT = 0.05;
  private static final double NORMAL_QUANTILE = 1.959963984540054;
  private static final int STEADY_SHARE = 6;

  /** More places make no difference to the answer, but take their square in time. */
  private static final int MAX_PLACES = 500;

  /**
   * Evaluates a series.
   *
   * @param runTimes at least {@value #MIN} run-times in the order of observation; none negative
   * @throws IllegalArgumentException if {@code runTimes} has fewer elements or one that is negative
   *     or not finite
   */
  public static SteadyState of(double[] runTimes) {
    Checks.nonNegative("runTimes", runTimes, MIN);
    return of(runTimes, (runTimes.length + MAX_PLACES - 1) / MAX_PLACES);
  }

  /**
   * The same, with changes at any multiple of a step.
   *
   * @param step at least 1; the time grows with the square of what it divides the length into
   */
  public static SteadyState of(double[] runTimes, int step) {
    Checks.nonNegative("runTimes", runTimes, MIN);
    BitSet far = far(runTimes);
    int[] kept = IntStream.range(0, runTimes.length).filter(i -> !far.get(i)).toArray();
    double[] near = Arrays.stream(kept).mapToDouble(i -> runTimes[i]).toArray();
    int[] ends = Segments.of(near, step).ends();
    int[] begins = new int[ends.length];
    for (int i = 1; i < ends.length; i++) {
      begins[i] = kept[ends[i - 1] - 1] + 1;
    }
    int first = ends.length - 1;
    double[] last = Arrays.copyOfRange(runTimes, begins[first], runTimes.length);
    while (first > 0
        && !differs(last, Arrays.copyOfRange(runTimes, begins[first - 1], begins[first]))) {
      first--;
    }
    int start = begins[first];
    boolean steady = start <= runTimes.length - runTimes.length / STEADY_SHARE - 1;
    return new SteadyState(
        steady ? OptionalInt.of(start) : OptionalInt.empty(), change(runTimes, start));
  }

  /** Whether the whole series is steady. */
  public boolean isSteadyThroughout() {
    return start.isPresent() && start.getAsInt() == 0;
  }

  private static double change(double[] runTimes, int start) {
    if (start == 0) {
      return 0;
    }
    double before = median(runTimes, 0, start);
    double after = median(runTimes, start, runTimes.length);
    return before == after ? 0 : (after - before) / median(runTimes, 0, runTimes.length);
  }

  private static double median(double[] values, int from, int to) {
    return OrderedSample.of("values", Arrays.copyOfRange(values, from, to)).median();
  }

  /** Those outside of the median +- three times the distance of the 1st and the 9th decile. */
  private static BitSet far(double[] values) {
    BitSet far = new BitSet();
    int width = Math.min(WINDOW, values.length);
    int last = values.length - width;
    int margin = Math.max(0, (width - WINDOW_STEP) / 2);
    for (int from = 0; from <= last; from = next(from, last)) {
      OrderedSample window =
          OrderedSample.of("values", Arrays.copyOfRange(values, from, from + width));
      double bound = FAR * (window.quantile(0.9) - window.quantile(0.1));
      // Only those in the middle: next to a change of the level, both levels are in the window.
      int first = from == 0 ? 0 : from + margin;
      int end = from == last ? values.length : from + width - margin;
      for (int i = first; i < end; i++) {
        if (Math.abs(values[i] - window.median()) > bound) {
          far.set(i);
        }
      }
    }
    // Of equal values with a few others, these would be all that is left out.
    return values.length - far.cardinality() < MIN / 2 ? new BitSet() : far;
  }

  private static int next(int from, int last) {
    return from == last ? last + 1 : Math.min(from + WINDOW_STEP, last);
  }

  /** Whether the interval of the ratio of the means lies beyond 5 % in one direction. */
  private static boolean differs(double[] last, double[] other) {
    Moments one = Moments.of(last);
    Moments two = Moments.of(other);
    if (one.mean() == 0 || two.mean() == 0) {
      return one.mean() != two.mean();
    }
    double ratio = one.mean() / two.mean();
    double error = ratio * Math.sqrt(relativeVariance(one, last) + relativeVariance(two, other));
    return ratio + NORMAL_QUANTILE * error <= 1 - EFFECT
        || ratio - NORMAL_QUANTILE * error >= 1 + EFFECT;
  }

  /** The relative variance of the mean. */
  private static double relativeVariance(Moments moments, double[] values) {
    double deviation = values.length < 2 ? 0 : moments.standardDeviation();
    return deviation * deviation / values.length / (moments.mean() * moments.mean());
  }
}
