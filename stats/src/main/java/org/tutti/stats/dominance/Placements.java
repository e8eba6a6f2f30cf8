package org.tutti.stats.dominance;

import org.tutti.stats.sample.OrderedSample;

/**
 * The placements of two samples: for each value, how many values of the other sample lie below it,
 * ties counting one half. They are added group by group of tied values, in ascending order.
 */
final class Placements {

  private int n;
  private int m;
  private double sumOfX;
  private double squaresOfX;
  private double sumOfY;
  private double squaresOfY;

  /** The placements of {@code x} and {@code y - shift}. */
  static Placements of(OrderedSample x, OrderedSample y, double shift) {
    Placements placements = new Placements();
    int i = 0;
    int j = 0;
    while (i < x.size() || j < y.size()) {
      int firstOfX = i;
      int firstOfY = j;
      double value =
          Math.min(
              i < x.size() ? x.get(i) : Double.POSITIVE_INFINITY,
              j < y.size() ? y.get(j) - shift : Double.POSITIVE_INFINITY);
      while (i < x.size() && x.get(i) == value) {
        i++;
      }
      while (j < y.size() && y.get(j) - shift == value) {
        j++;
      }
      placements.add(i - firstOfX, j - firstOfY);
    }
    return placements;
  }

  /** Adds values that are tied with each other and greater than all before. */
  void add(int ofX, int ofY) {
    double placementOfX = m + ofY / 2.0;
    double placementOfY = n + ofX / 2.0;
    sumOfX += ofX * placementOfX;
    squaresOfX += ofX * placementOfX * placementOfX;
    sumOfY += ofY * placementOfY;
    squaresOfY += ofY * placementOfY * placementOfY;
    n += ofX;
    m += ofY;
  }

  /** Number of values of {@code x}. */
  int n() {
    return n;
  }

  /** Number of values of {@code y}. */
  int m() {
    return m;
  }

  /** The number of pairs in which the value of {@code y} is the greater, ties counting one half. */
  double pairsWithGreaterY() {
    return sumOfY;
  }

  /** Sample variance of the placements of {@code x}; 0 for a single value. */
  double varianceOfX() {
    return variance(sumOfX, squaresOfX, n);
  }

  /** Sample variance of the placements of {@code y}; 0 for a single value. */
  double varianceOfY() {
    return variance(sumOfY, squaresOfY, m);
  }

  private static double variance(double sum, double squares, int size) {
    return size < 2 ? 0 : Math.max(0, squares - sum * sum / size) / (size - 1);
  }
}
