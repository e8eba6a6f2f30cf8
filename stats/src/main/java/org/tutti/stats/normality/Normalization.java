package org.tutti.stats.normality;

import java.util.Arrays;
import java.util.Optional;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.summary.BlockAverages;

/**
 * Values transformed to be closer to normal, with a test of the result (Hoefler and Belli 2015,
 * section 3.1.2, figure 2). Averages of blocks no longer describe single observations; means of
 * logarithms are logarithms of geometric means.
 */
public final class Normalization {

  private final String method;
  private final double[] values;
  private final Normality normality;

  private Normalization(String method, double[] values) {
    this.method = method;
    this.values = values;
    this.normality = Normality.of(values);
  }

  /**
   * The natural logarithms.
   *
   * @param values at least 3 positive values
   * @throws IllegalArgumentException if there are too few, one is not positive and finite, or all
   *     are equal
   */
  public static Normalization byLogarithm(double[] values) {
    return new Normalization(
        "logarithm", Arrays.stream(Checks.positive("values", values, 3)).map(Math::log).toArray());
  }

  /**
   * The averages of blocks of consecutive values.
   *
   * @param values finite values, enough for 3 whole blocks
   * @param length length of a block; values after the last whole block are ignored
   * @throws IllegalArgumentException if there are fewer than 3 whole blocks, a value is not finite,
   *     or all averages are equal
   */
  public static Normalization byBlockAverages(double[] values, int length) {
    double[] averages = BlockAverages.of(values, length);
    Checks.atLeast("averages of blocks", averages, 3);
    return new Normalization("averages of blocks of " + length, averages);
  }

  /**
   * Averages blocks of 1, 2, 4, ... values until normality is no longer rejected.
   *
   * @param significance level at which a block length is rejected, such as 0.05
   * @param leastBlocks fewest blocks to accept, at least 3; with few blocks, nothing is ever
   *     rejected
   * @return the first that is not rejected; empty if there is none with enough blocks
   */
  public static Optional<Normalization> search(
      double[] values, double significance, int leastBlocks) {
    Checks.openUnit("significance", significance);
    Checks.atLeast("leastBlocks", leastBlocks, 3);
    Checks.finite("values", values, leastBlocks);
    for (int length = 1; values.length / length >= leastBlocks; length *= 2) {
      Normalization candidate = byBlockAverages(values, length);
      if (candidate.normality.plausibleAt(significance)) {
        return Optional.of(candidate);
      }
    }
    return Optional.empty();
  }

  /** The transformation, as text. */
  public String method() {
    return method;
  }

  /** The new values. */
  public double[] values() {
    return values.clone();
  }

  /** The test of the new values. */
  public Normality normality() {
    return normality;
  }
}
