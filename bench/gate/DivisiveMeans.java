package org.tutti.bench.gate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * Change points as Apache Otava finds them: E-divisive means (Matteson and James 2014) within
 * windows of 50 values, each split tested by Student's t-test at ten times the level, then weak
 * ones removed and their neighbors tested again (Fleming et al. 2023, "Hunter"). Written anew after
 * these papers, with the defaults of that program: a level of 0.001.
 */
final class DivisiveMeans {
  private static final int WINDOW = 50;
  private static final double LEVEL = 0.001;
  private static final double WEAK_LEVEL = 0.01;

  private record Split(int index, double strength) {}

  private final double[] series;

  private DivisiveMeans(double[] series) {
    this.series = series;
  }

  /** The indices of the first values after changes, in order. */
  static List<Integer> of(double[] series) {
    return new DivisiveMeans(series).changes();
  }

  private List<Integer> changes() {
    TreeSet<Integer> weak = new TreeSet<>();
    int start = 0;
    while (start < series.length) {
      List<Integer> found = within(start, Math.min(start + WINDOW, series.length));
      weak.addAll(found);
      int last = found.isEmpty() ? 0 : Collections.max(found);
      start = Math.max(last, start + WINDOW / 2);
    }
    List<Integer> points = new ArrayList<>(weak);
    while (!points.isEmpty()) {
      int weakest = 0;
      for (int i = 1; i < points.size(); i++) {
        weakest = pValue(points, i) > pValue(points, weakest) ? i : weakest;
      }
      if (pValue(points, weakest) < LEVEL) {
        break;
      }
      points.remove(weakest);
    }
    return points;
  }

  private double pValue(List<Integer> points, int at) {
    int from = at == 0 ? 0 : points.get(at - 1);
    int to = at == points.size() - 1 ? series.length : points.get(at + 1);
    return pValue(from, points.get(at), to);
  }

  /** Student's t-test as the program makes it, with standard deviations that divide by n. */
  private double pValue(int from, int middle, int to) {
    int left = middle - from;
    int right = to - middle;
    int degrees = left + right - 2;
    if (degrees < 1) {
      return 1;
    }
    double meanOfLeft = mean(from, middle);
    double meanOfRight = mean(middle, to);
    double pooled =
        ((left - 1.0) / left * squares(from, middle, meanOfLeft)
                + (right - 1.0) / right * squares(middle, to, meanOfRight))
            / degrees;
    double t = Math.abs(meanOfLeft - meanOfRight) / Math.sqrt(pooled * (1.0 / left + 1.0 / right));
    return 2 * TDistribution.of(degrees).survivalProbability(t);
  }

  private double mean(int from, int to) {
    return Arrays.stream(series, from, to).average().orElseThrow();
  }

  private double squares(int from, int to, double mean) {
    return Arrays.stream(series, from, to).map(v -> (v - mean) * (v - mean)).sum();
  }

  private List<Integer> within(int start, int end) {
    List<Integer> found = new ArrayList<>();
    while (true) {
      List<Integer> bounds = new ArrayList<>(found);
      bounds.add(start);
      bounds.add(end);
      Collections.sort(bounds);
      Split best = new Split(-1, Double.NEGATIVE_INFINITY);
      int from = 0;
      int to = 0;
      for (int i = 1; i < bounds.size(); i++) {
        Split split = best(bounds.get(i - 1), bounds.get(i));
        if (split.strength() > best.strength()) {
          best = split;
          from = bounds.get(i - 1);
          to = bounds.get(i);
        }
      }
      if (best.index() < 0 || pValue(from, best.index(), to) >= WEAK_LEVEL) {
        return found;
      }
      found.add(best.index());
    }
  }

  /** The most energetic split of a stretch, of which the right side may end early. */
  private Split best(int from, int to) {
    int n = to - from;
    double[][] sums = new double[n + 1][n + 1];
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        sums[i][j] =
            Math.abs(series[from + i - 1] - series[from + j - 1])
                + sums[i - 1][j]
                + sums[i][j - 1]
                - sums[i - 1][j - 1];
      }
    }
    Split best = new Split(-1, Double.NEGATIVE_INFINITY);
    for (int middle = 1; middle < n; middle++) {
      for (int end = middle + 1; end <= n; end++) {
        double left = middle;
        double right = end - middle;
        double between = sums[middle][end] - sums[middle][middle];
        double ofLeft = sums[middle][middle] / 2;
        double ofRight = (sums[end][end] - 2 * sums[middle][end] + sums[middle][middle]) / 2;
        double strength =
            2 / (left + right) * between
                - (left > 1 ? 2 * right / (left + right) / (left - 1) * ofLeft : 0)
                - (right > 1 ? 2 * left / (left + right) / (right - 1) * ofRight : 0);
        best = strength > best.strength() ? new Split(from + middle, strength) : best;
      }
    }
    return best;
  }
}
