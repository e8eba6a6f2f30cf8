package org.tutti.stats.hypothesis;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.tutti.stats.sample.Checks;

/**
 * How the p-values of tests that are made together are adjusted, so that chance is not mistaken for
 * a finding.
 */
public enum Correction {
  /**
   * Holm 1979, "A simple sequentially rejective multiple test procedure": bounds the probability of
   * even one false rejection among all tests, whatever their dependence.
   */
  HOLM {
    @Override
    void raise(double[] ascending) {
      int m = ascending.length;
      double greatest = 0;
      for (int i = 0; i < m; i++) {
        greatest = Math.max(greatest, Math.min(1, (m - i) * ascending[i]));
        ascending[i] = greatest;
      }
    }
  },
  /**
   * Benjamini and Hochberg 1995, "Controlling the false discovery rate": bounds the expected share
   * of false rejections among all rejections, for independent or positively dependent tests.
   */
  BENJAMINI_HOCHBERG {
    @Override
    void raise(double[] ascending) {
      int m = ascending.length;
      double least = 1;
      for (int i = m - 1; i >= 0; i--) {
        // Divide first: the factor is then exactly 1 for the largest p-value.
        least = Math.min(least, (double) m / (i + 1) * ascending[i]);
        ascending[i] = least;
      }
    }
  },
  /** No correction. */
  NONE {
    @Override
    void raise(double[] ascending) {}
  };

  abstract void raise(double[] ascending);

  /**
   * The corrected p-values, in the order given.
   *
   * @param pValues the p-values of all tests made together; may be empty
   * @throws IllegalArgumentException if an element does not lie between 0 and 1
   */
  public double[] apply(double[] pValues) {
    for (int i = 0; i < pValues.length; i++) {
      Checks.closedUnit("pValues[" + i + "]", pValues[i]);
    }
    int[] order =
        IntStream.range(0, pValues.length)
            .boxed()
            .sorted(Comparator.comparingDouble(i -> pValues[i]))
            .mapToInt(Integer::intValue)
            .toArray();
    double[] ascending = Arrays.stream(order).mapToDouble(i -> pValues[i]).toArray();
    raise(ascending);
    double[] corrected = new double[pValues.length];
    for (int i = 0; i < order.length; i++) {
      corrected[order[i]] = ascending[i];
    }
    return corrected;
  }
}
