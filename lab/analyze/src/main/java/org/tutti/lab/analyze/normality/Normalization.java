package org.tutti.lab.analyze.normality;

import java.util.Arrays;
import java.util.Optional;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;

/**
 * Values transformed to be closer to normal, see Hoefler and Belli (2015, section 3.1.2, figure 2).
 * Averages of blocks no longer describe single observations; means of logarithms are logarithms of
 * geometric means.
 *
 * @param blockLength how many consecutive values were averaged
 * @param averages the average of each whole block
 */
public record Normalization(int blockLength, double[] averages) {

  @Override
  public String toString() {
    return "blocks of " + blockLength + ": " + Arrays.toString(averages);
  }

  /**
   * The natural logarithms.
   *
   * @param values at least one positive value
   * @throws IllegalArgumentException if there is none, or one is not positive and finite
   */
  public static double[] logarithms(double[] values) {
    return Arrays.stream(Checks.positive("values", values, 1)).map(Math::log).toArray();
  }

  /**
   * Averages blocks of 1, 2, 4, ... values until Shapiro and Wilk's test no longer rejects
   * normality (Anderson and Darling's for more than 5000 blocks).
   *
   * @param values finite values, at least {@code leastBlocks}
   * @param significance level at which a block length is rejected, such as 0.05
   * @param leastBlocks fewest blocks to accept, at least 3; with few blocks, nothing is ever
   *     rejected
   * @return the first that passes; empty if none does with that many blocks. Averages that are all
   *     equal do not pass
   * @throws IllegalArgumentException if there are too few values, one is not finite, or another
   *     argument is out of range
   */
  public static Optional<Normalization> search(
      double[] values, double significance, int leastBlocks) {
    Checks.openUnit("significance", significance);
    Checks.atLeast("leastBlocks", leastBlocks, 3);
    Checks.finite("values", values, leastBlocks);
    for (int length = 1; values.length / length >= leastBlocks; length *= 2) {
      double[] averages = BlockAverages.of(values, length);
      OrderedSample ordered = OrderedSample.of("averages", averages);
      if (ordered.min() != ordered.max() && Normality.of(averages).plausibleAt(significance)) {
        return Optional.of(new Normalization(length, averages));
      }
    }
    return Optional.empty();
  }
}
