package org.tutti.stats.dominance;

import java.util.Arrays;

/**
 * How often the sum of two differences is positive, sums of zero counting one half, each difference
 * with itself included. The sum of two differences has the sign of the one of greater magnitude, so
 * the signs and the ranks of the magnitudes are enough. Differences are added group by group of
 * tied magnitudes, in descending order.
 */
final class SignedPlacements {

  private final int n;
  private int left;
  private double positives;
  private double sum;

  /** Places so many differences. */
  SignedPlacements(int n) {
    this.n = n;
    this.left = n;
  }

  static SignedPlacements of(double[] differences) {
    double[] positive = Arrays.stream(differences).filter(d -> d > 0).sorted().toArray();
    double[] negative =
        Arrays.stream(differences).filter(d -> d < 0).map(d -> -d).sorted().toArray();
    SignedPlacements placements = new SignedPlacements(differences.length);
    int p = positive.length;
    int q = negative.length;
    while (p > 0 || q > 0) {
      double magnitude = Math.max(p > 0 ? positive[p - 1] : 0, q > 0 ? negative[q - 1] : 0);
      int ofPositive = p;
      int ofNegative = q;
      while (p > 0 && positive[p - 1] == magnitude) {
        p--;
      }
      while (q > 0 && negative[q - 1] == magnitude) {
        q--;
      }
      placements.add(ofPositive - p, ofNegative - q);
    }
    placements.addZeros();
    return placements;
  }

  /** Adds differences of one magnitude that is smaller than all before, and not zero. */
  void add(int positive, int negative) {
    left -= positive + negative;
    add(positive, left + positive + negative / 2.0 + positives);
    add(negative, positive / 2.0 + positives);
    positives += positive;
  }

  /** Adds the rest, which are zero. */
  void addZeros() {
    add(left, left / 2.0 + positives);
    left = 0;
  }

  private void add(int count, double placement) {
    sum += count * placement;
  }

  /** How much more often than not the sum of two differences is positive; from -1/2 to 1/2. */
  double deviation() {
    return sum / n / n - 0.5;
  }
}
