package org.tutti.lab.analyze.regression;

/**
 * The score of one coefficient when the other is fitted: for a trial value of the coefficient of
 * the column {@code target}, the coefficient {@code c} of the column {@code other} minimizes the
 * check loss of {@code y - trial target - c other}, and the score is the sum of {@code ψ[i]
 * target[i]}, where ψ is the loss's derivative at the residuals. The score falls as the trial value
 * rises; where it crosses zero, the trial value is the regression's.
 *
 * <p>Fitting {@code c} alone is a weighted quantile of the quotients {@code (y - trial target) /
 * other}, found in linear time by partitioning.
 */
final class ProfileScore {

  private final double[] target;
  private final double[] other;
  private final double[] y;
  private final double probability;
  private final double[] quotients;
  private final int[] order;

  /** Weight that is to lie below the weighted quantile. */
  private final double weightBelow;

  ProfileScore(double[] target, double[] other, double[] y, double probability) {
    this.target = target;
    this.other = other;
    this.y = y;
    this.probability = probability;
    this.quotients = new double[y.length];
    this.order = new int[y.length];
    double sum = 0;
    for (double column : other) {
      sum += pull(column);
    }
    this.weightBelow = sum;
  }

  /** The contribution of an observation to the derivative while its quotient lies above the fit. */
  private double pull(double column) {
    return column > 0 ? probability * column : (probability - 1) * column;
  }

  /** The score at a trial value. */
  double at(double trial) {
    int size = 0;
    for (int i = 0; i < y.length; i++) {
      if (other[i] != 0) {
        quotients[i] = (y[i] - trial * target[i]) / other[i];
        order[size++] = i;
      }
    }
    Split split = split(size);
    double score = 0;
    for (int i = 0; i < y.length; i++) {
      score += derivative(i, trial, split) * target[i];
    }
    return score;
  }

  private double derivative(int i, double trial, Split split) {
    if (other[i] == 0) {
      double residual = y[i] - trial * target[i];
      return residual > 0 ? probability : residual < 0 ? probability - 1 : 0;
    }
    double below = quotients[i] < split.at ? 1 : quotients[i] > split.at ? 0 : split.tiedBelow;
    return (pull(other[i]) - below * Math.abs(other[i])) / other[i];
  }

  /**
   * The weighted quantile.
   *
   * @param at the quotient
   * @param tiedBelow share of the weight of quotients equal to it that counts as below
   */
  private record Split(double at, double tiedBelow) {}

  private Split split(int size) {
    int from = 0;
    int to = size;
    double left = weightBelow;
    while (true) {
      double pivot = medianOfThree(from, to);
      int less = from;
      int greater = to;
      double weightLess = 0;
      double weightEqual = 0;
      for (int i = from; i < greater; ) {
        int index = order[i];
        double weight = Math.abs(other[index]);
        if (quotients[index] < pivot) {
          weightLess += weight;
          order[i++] = order[less];
          order[less++] = index;
        } else if (quotients[index] > pivot) {
          order[i] = order[--greater];
          order[greater] = index;
        } else {
          weightEqual += weight;
          i++;
        }
      }
      if (left < weightLess && less > from) {
        to = less;
      } else if (left <= weightLess + weightEqual || greater == to) {
        return new Split(pivot, Math.min(1, Math.max(0, (left - weightLess) / weightEqual)));
      } else {
        left -= weightLess + weightEqual;
        from = greater;
      }
    }
  }

  private double medianOfThree(int from, int to) {
    double a = quotients[order[from]];
    double b = quotients[order[(from + to) >>> 1]];
    double c = quotients[order[to - 1]];
    return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
  }
}
