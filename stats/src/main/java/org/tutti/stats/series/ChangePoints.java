package org.tutti.stats.series;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;

/**
 * Points at which the level of a series changes, by Pettitt's test of the whole series and then of
 * the parts on both sides of each change, recursively (binary segmentation; Scott and Knott 1974).
 * Ranks tell that there is a change better than where: near Pettitt's point, the change is placed
 * where the values of both parts are closest to their medians.
 */
public final class ChangePoints {

  private static final int LEAST_PART = 10;

  private ChangePoints() {}

  /**
   * A change.
   *
   * @param index number of observations before it
   * @param pValue p-value of the test that found it, among the observations of its part
   * @param before median of the part before it, up to the change before
   * @param after median of the part after it, up to the next change
   */
  public record ChangePoint(int index, double pValue, double before, double after) {}

  /**
   * The changes of a series in order; none if there are fewer than 20 values.
   *
   * @param values finite values in the order of observation
   * @param significance level of each test, such as 0.01
   * @throws IllegalArgumentException if {@code values} is empty or has an element that is not
   *     finite, or {@code significance} is not between 0 and 1
   */
  public static List<ChangePoint> of(double[] values, double significance) {
    Checks.finite("values", values, 1);
    Checks.openUnit("significance", significance);
    List<Pettitt> found = new ArrayList<>();
    search(values, 0, values.length, significance, found);
    List<ChangePoint> changes = new ArrayList<>();
    for (int i = 0; i < found.size(); i++) {
      int from = i == 0 ? 0 : found.get(i - 1).index();
      int at = found.get(i).index();
      int to = i + 1 == found.size() ? values.length : found.get(i + 1).index();
      changes.add(
          new ChangePoint(
              at, found.get(i).test().pValue(), median(values, from, at), median(values, at, to)));
    }
    return changes;
  }

  private static void search(
      double[] values, int from, int to, double significance, List<Pettitt> found) {
    if (to - from < 2 * LEAST_PART) {
      return;
    }
    Pettitt pettitt = Pettitt.of(Arrays.copyOfRange(values, from, to));
    int near = from + pettitt.index();
    if (!pettitt.test().rejectedAt(significance)
        || near - from < LEAST_PART
        || to - near < LEAST_PART) {
      return;
    }
    int at = place(values, from, near, to);
    search(values, from, at, significance, found);
    found.add(new Pettitt(at, pettitt.test()));
    search(values, at, to, significance, found);
  }

  private static int place(double[] values, int from, int near, int to) {
    int first = Math.max(from + LEAST_PART, near - LEAST_PART);
    int last = Math.min(to - LEAST_PART, near + LEAST_PART);
    int best = near;
    double least = Double.POSITIVE_INFINITY;
    for (int at = first; at <= last; at++) {
      double distance = distance(values, from, at) + distance(values, at, to);
      if (distance < least) {
        least = distance;
        best = at;
      }
    }
    return best;
  }

  /** Sum of the distances of a part from its median. */
  private static double distance(double[] values, int from, int to) {
    double median = median(values, from, to);
    double sum = 0;
    for (int i = from; i < to; i++) {
      sum += Math.abs(values[i] - median);
    }
    return sum;
  }

  private static double median(double[] values, int from, int to) {
    return OrderedSample.of("values", Arrays.copyOfRange(values, from, to)).median();
  }
}
