package org.tutti.stats.series;

import java.util.Arrays;
import org.tutti.stats.sample.Checks;

/**
 * A series cut where its mean or its variance changes: the cut that minimizes twice the negative
 * logarithm of the likelihood of normal segments plus a penalty for each change, found by PELT
 * (Killick, Fearnhead and Eckley, Optimal detection of changepoints with a linear computational
 * cost, JASA 107, 2012). With the penalty 15 log n it is the cut of Barrett, Bolz-Tereick, Killick,
 * Mount and Tratt, Virtual machine warmup blows hot and cold, OOPSLA 2017.
 *
 * @param ends the index behind the last value of each segment, ascending; the last is the number of
 *     values
 */
record Segments(int[] ends) {
  /** The penalty for a change, in logarithms of the number of values. */
  private static final double PENALTY = 15;

  /** A variance needs two values. */
  private static final int MIN = 2;

  /** The variance that stands for none at all. */
  private static final double NO_VARIANCE = 1e-11;

  /**
   * The segments of a series.
   *
   * @param values at least 2, finite
   * @param step changes are only looked for at multiples of it, at least 1
   */
  static Segments of(double[] values, int step) {
    Checks.finite("values", values, MIN);
    return new Cut(values, Math.max(step, MIN)).segments();
  }

  /** The search, by dynamic programming over the places where a segment may end. */
  private static final class Cut {
    private final int length;
    private final int step;
    private final double[] sums;
    private final double[] squares;
    private final double penalty;

    Cut(double[] values, int step) {
      this.length = values.length;
      this.step = step;
      this.penalty = PENALTY * Math.log(values.length);
      this.sums = new double[length + 1];
      this.squares = new double[length + 1];
      // Differences from the mean, so that their squares do not cancel each other out.
      double mean = Arrays.stream(values).average().orElseThrow();
      for (int i = 0; i < length; i++) {
        double value = values[i] - mean;
        sums[i + 1] = sums[i] + value;
        squares[i + 1] = squares[i] + value * value;
      }
    }

    Segments segments() {
      int places = (length + step - 1) / step;
      double[] best = new double[places + 1];
      int[] before = new int[places + 1];
      best[0] = -penalty;
      int[] candidates = new int[places + 1];
      double[] costs = new double[places + 1];
      int count = 1;
      for (int place = 1; place <= places; place++) {
        best[place] = Double.POSITIVE_INFINITY;
        for (int i = 0; i < count; i++) {
          int from = candidates[i];
          costs[i] = best[from] + cost(from, place);
          if (costs[i] + penalty < best[place]) {
            best[place] = costs[i] + penalty;
            before[place] = from;
          }
        }
        int kept = 0;
        for (int i = 0; i < count; i++) {
          // A beginning that costs more than this can never be the last one of an optimal cut.
          if (costs[i] <= best[place]) {
            candidates[kept++] = candidates[i];
          }
        }
        candidates[kept++] = place;
        count = kept;
      }
      return new Segments(ends(before, places));
    }

    private int[] ends(int[] before, int places) {
      int count = 0;
      for (int place = places; place > 0; place = before[place]) {
        count++;
      }
      int[] ends = new int[count];
      for (int place = places; place > 0; place = before[place]) {
        ends[--count] = index(place);
      }
      return ends;
    }

    private int index(int place) {
      return Math.min(place * step, length);
    }

    private double cost(int from, int to) {
      int begin = index(from);
      int n = index(to) - begin;
      if (n < MIN) {
        return Double.POSITIVE_INFINITY;
      }
      double sum = sums[begin + n] - sums[begin];
      double variance = (squares[begin + n] - squares[begin] - sum * sum / n) / n;
      double likely = variance > 0 ? variance : NO_VARIANCE;
      return n * (Math.log(2 * Math.PI) + Math.log(likely) + 1);
    }
  }
}
