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

    @Override
    double share(int position, int rejected, int tests) {
      return 1.0 / (tests - Math.min(position, rejected));
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

    @Override
    double share(int position, int rejected, int tests) {
      return (position < rejected ? rejected : rejected + 1.0) / tests;
    }
  },
  /** No correction. */
  NONE {
    @Override
    void raise(double[] ascending) {}

    @Override
    double share(int position, int rejected, int tests) {
      return 1;
    }
  };

  abstract void raise(double[] ascending);

  /**
   * Which share of the significance a test was made at.
   *
   * @param position of its p-value among all, in ascending order, from 0 on
   * @param rejected how many null hypotheses are rejected
   */
  abstract double share(int position, int rejected, int tests);

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
    int[] order = ascending(pValues);
    double[] ascending = Arrays.stream(order).mapToDouble(i -> pValues[i]).toArray();
    raise(ascending);
    double[] corrected = new double[pValues.length];
    for (int i = 0; i < order.length; i++) {
      corrected[order[i]] = ascending[i];
    }
    return corrected;
  }

  /**
   * The level at which each test was made, in the order given: its p-value is at most this level
   * exactly where its corrected p-value is at most the significance. So the interval of a figure
   * that its test does not reject at this level says the same as the corrected test. Holm's levels
   * bound the probability that any interval of a true null hypothesis excludes it; those of
   * Benjamini and Hochberg are the false coverage rate's (Benjamini and Yekutieli 2005).
   *
   * @param pValues the p-values of all tests made together; may be empty
   * @param significance of the corrected tests, such as 0.05
   */
  public double[] levels(double[] pValues, double significance) {
    Checks.openUnit("significance", significance);
    double[] corrected = apply(pValues);
    int rejected = (int) Arrays.stream(corrected).filter(p -> p <= significance).count();
    int[] order = ascending(pValues);
    double[] levels = new double[pValues.length];
    for (int position = 0; position < order.length; position++) {
      levels[order[position]] = significance * share(position, rejected, order.length);
    }
    return levels;
  }

  private static int[] ascending(double[] pValues) {
    return IntStream.range(0, pValues.length)
        .boxed()
        .sorted(Comparator.comparingDouble(i -> pValues[i]))
        .mapToInt(Integer::intValue)
        .toArray();
  }
}
