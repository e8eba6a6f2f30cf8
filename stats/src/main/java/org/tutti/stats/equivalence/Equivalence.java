package org.tutti.stats.equivalence;

import java.util.Arrays;
import org.tutti.stats.comparison.MannWhitney;
import org.tutti.stats.comparison.TwoSampleT;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.sample.Checks;

/**
 * Equivalence within a margin by two one-sided tests (Schuirmann 1987, "A comparison of the two
 * one-sided tests procedure and the power approach"). The null hypothesis is that the difference
 * lies outside the margin; rejecting it means that the samples are the same for practical purposes.
 * Each one-sided test keeps the significance level; that there are two requires no correction.
 */
public final class Equivalence {

  private Equivalence() {}

  /**
   * Whether two means differ by less than a margin, by Welch's t.
   *
   * @param margin largest difference that does not matter, in the unit of the values; positive
   * @throws IllegalArgumentException as {@link TwoSampleT#test}, or if {@code margin} is not
   *     positive
   */
  public static EquivalenceResult ofMeans(double[] x, double[] y, double margin) {
    Checks.positive("margin", margin);
    return new EquivalenceResult(
        TwoSampleT.welch().withDifference(-margin).with(Alternative.GREATER).test(x, y),
        TwoSampleT.welch().withDifference(margin).with(Alternative.LESS).test(x, y),
        -margin,
        margin);
  }

  /**
   * Whether two samples are shifted against each other by less than a margin, by ranks; for
   * distributions of one shape.
   *
   * @param margin largest shift that does not matter, in the unit of the values; positive
   * @throws IllegalArgumentException as {@link MannWhitney#test}, or if {@code margin} is not
   *     positive
   */
  public static EquivalenceResult ofLocations(double[] x, double[] y, double margin) {
    Checks.positive("margin", margin);
    Checks.finite("x", x, 1);
    return shifted(x, y, margin, -margin, margin);
  }

  /**
   * Whether the values of one sample are those of another times a factor near 1, by ranks of the
   * logarithms; for distributions of one shape on the logarithmic scale.
   *
   * @param factor largest ratio that does not matter, above 1: 1.05 asks whether {@code x / y} lies
   *     between 1/1.05 and 1.05
   * @throws IllegalArgumentException if {@code x} or {@code y} is empty or has an element that is
   *     not positive and finite, or {@code factor} is not above 1
   */
  public static EquivalenceResult ofRatio(double[] x, double[] y, double factor) {
    if (!(factor > 1) || Double.isInfinite(factor)) {
      throw new IllegalArgumentException(
          "factor is " + factor + ", but must be finite and above 1");
    }
    return shifted(logarithms("x", x), logarithms("y", y), Math.log(factor), 1 / factor, factor);
  }

  private static EquivalenceResult shifted(
      double[] x, double[] y, double margin, double lower, double upper) {
    MannWhitney test = MannWhitney.withDefaults();
    return new EquivalenceResult(
        test.with(Alternative.GREATER).test(plus(x, margin), y),
        test.with(Alternative.LESS).test(plus(x, -margin), y),
        lower,
        upper);
  }

  private static double[] plus(double[] values, double shift) {
    return Arrays.stream(values).map(value -> value + shift).toArray();
  }

  private static double[] logarithms(String argument, double[] values) {
    return Arrays.stream(Checks.positive(argument, values, 1)).map(Math::log).toArray();
  }
}
