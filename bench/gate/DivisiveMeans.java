package org.tutti.bench.gate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import org.apache.commons.statistics.distribution.TDistribution;
import org.apache.commons.statistics.inference.DataDispersion;
import org.apache.commons.statistics.inference.TTest;

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

  private double pValue(int from, int middle, int to) {
    if (middle - from < 2 || to - middle < 2) {
      return pValueOfOne(from, middle, to);
    }
    return TTest.withDefaults()
        .with(DataDispersion.HOMOSCEDASTIC)
        .test(part(from, middle), part(middle, to))
        .getPValue();
  }

  /** With a single value on a side, the other one has all of the variance. */
  private double pValueOfOne(int from, int middle, int to) {
    double[] many = middle - from < 2 ? part(middle, to) : part(from, middle);
    double one = middle - from < 2 ? series[from] : series[middle];
    if (many.length < 2) {
      return 1;
    }
    double mean = Arrays.stream(many).average().orElseThrow();
    double squares = Arrays.stream(many).map(v -> (v - mean) * (v - mean)).sum();
    double error = Math.sqrt(squares / (many.length - 1) * (1 + 1.0 / many.length));
    return 2 * TDistribution.of(many.length - 1).survivalProbability(Math.abs(one - mean) / error);
  }

  private double[] part(int from, int to) {
    return Arrays.copyOfRange(series, from, to);
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
