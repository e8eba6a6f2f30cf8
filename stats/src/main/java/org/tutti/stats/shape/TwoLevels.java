package org.tutti.stats.shape;

import java.util.Arrays;
import java.util.Optional;
import org.tutti.stats.sample.Checks;

/**
 * Two levels between which positive values change, as a quantity of the machine does that has two
 * states. On the scale of logarithms, the values are divided where their squares within both groups
 * are least (Fisher 1958, On grouping for maximum homogeneity). There are two levels rather than
 * one if the integrated completed likelihood of normal groups with one variance says so, which is
 * Schwarz's criterion for values whose group is known and does not take one skewed group for two
 * (Biernacki, Celeux and Govaert 2000), and if the means are a given factor apart: what is known of
 * the quantity. Each level has at least two values and a twentieth of all.
 *
 * <p>{@link TwoModes} finds modes of run-times, of whose distance nothing is known, by a gap; a
 * value between the levels would close that.
 *
 * @param low geometric mean of the values at the lower level
 * @param high geometric mean of the values at the higher level
 * @param boundary geometric mean of the greatest lower and the least higher value
 */
public record TwoLevels(double low, double high, double boundary) {
  private static final int MIN = 4;
  private static final double MIN_SHARE = 0.05;

  /** Mean and variance. */
  private static final int OF_ONE = 2;

  /** Two means, a variance, and a share. */
  private static final int OF_TWO = 4;

  /** The least variance of logarithms: values that are all equal have none. */
  private static final double MIN_VARIANCE = 1e-6;

  /**
   * The two levels of some values; empty if they have one.
   *
   * @param factor by which the levels must be apart, above 1
   * @throws IllegalArgumentException if a value is not positive and finite, or {@code factor} is
   *     not above 1
   */
  public static Optional<TwoLevels> of(double[] values, double factor) {
    Checks.positive("values", values, 0);
    if (!(factor > 1)) {
      throw new IllegalArgumentException("factor must be above 1 but is " + factor);
    }
    int n = values.length;
    if (n < MIN) {
      return Optional.empty();
    }
    double[] logarithms = Arrays.stream(values).map(Math::log).sorted().toArray();
    OrderedSums groups = OrderedSums.of(logarithms);
    int least = (int) Math.max(2, Math.ceil(MIN_SHARE * n));
    int split = least;
    for (int i = least; i <= n - least; i++) {
      if (groups.within(i) < groups.within(split)) {
        split = i;
      }
    }
    double low = groups.mean(0, split);
    double high = groups.mean(split, n);
    return high - low < Math.log(factor) || criterionOfTwo(groups, split) >= criterionOfOne(groups)
        ? Optional.empty()
        : Optional.of(
            new TwoLevels(
                Math.exp(low),
                Math.exp(high),
                Math.exp(logarithms[split - 1] / 2 + logarithms[split] / 2)));
  }

  /** Whether a value is at the higher level. */
  public boolean isHigh(double value) {
    return value > boundary;
  }

  private static double criterionOfOne(OrderedSums all) {
    return criterion(all.squares(0, all.size()), all.size(), OF_ONE);
  }

  private static double criterionOfTwo(OrderedSums all, int split) {
    int n = all.size();
    return criterion(all.within(split), n, OF_TWO) + unsaid(split, n) + unsaid(n - split, n);
  }

  /** Minus twice the logarithm of the likelihood, and what the parameters cost. */
  private static double criterion(double squares, int n, int parameters) {
    return n * Math.log(Math.max(MIN_VARIANCE, squares / n)) + parameters * Math.log(n);
  }

  /** Minus twice the logarithm of the likelihood of so many of the values being in their group. */
  private static double unsaid(int count, int n) {
    return -2 * count * Math.log((double) count / n);
  }

  /**
   * Sums of ordered values, from their mean so that none is large.
   *
   * @param center the mean
   * @param sums of the first values, from none to all
   * @param sumsOfSquares of the first values
   */
  private record OrderedSums(double center, double[] sums, double[] sumsOfSquares) {
    static OrderedSums of(double[] ordered) {
      double center = Arrays.stream(ordered).average().orElseThrow();
      double[] sums = new double[ordered.length + 1];
      double[] squares = new double[ordered.length + 1];
      for (int i = 0; i < ordered.length; i++) {
        double value = ordered[i] - center;
        sums[i + 1] = sums[i] + value;
        squares[i + 1] = squares[i] + value * value;
      }
      return new OrderedSums(center, sums, squares);
    }

    int size() {
      return sums.length - 1;
    }

    double mean(int from, int end) {
      return center + (sums[end] - sums[from]) / (end - from);
    }

    /** Sum of the squares of the distances from their mean. */
    double squares(int from, int end) {
      double sum = sums[end] - sums[from];
      return Math.max(0, sumsOfSquares[end] - sumsOfSquares[from] - sum * sum / (end - from));
    }

    /** That of both groups. */
    double within(int split) {
      return squares(0, split) + squares(split, size());
    }
  }
}
