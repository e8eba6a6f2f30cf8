package org.tutti.stats.dominance;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.DoublePredicate;
import org.apache.commons.statistics.distribution.TDistribution;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;

/**
 * The signed ranks of pairs (Wilcoxon 1945), studentized: the statistic is divided by its own
 * standard error, so that the test keeps its level approximately whatever the shape of the
 * differences, as Brunner and Munzel's does for two samples. The null hypothesis is that the mean
 * of two differences {@code y[i] - x[i]} is as often positive as negative: the median of such means
 * is 0. If the values of each pair can be exchanged, the test is exact: the distribution is that
 * over all signs of the differences, ties included for few pairs (Janssen 1999 on permutations of
 * studentized statistics). The statistic is positive where {@code y} tends to greater values. From
 * {@value #LARGE} pairs on, the distribution is Student's t.
 *
 * <p>The shift of {@code y} against {@code x} is the median of the means of two differences (Hodges
 * and Lehmann 1963); its interval has the shifts that the test does not reject.
 */
public final class SignedRanks {

  private static final int LARGE = 100;

  private final Pairs pairs;
  private final int n;

  private SignedRanks(Pairs pairs) {
    this.pairs = pairs;
    this.n = pairs.size();
  }

  /** The comparison of the values of pairs. */
  public static SignedRanks of(Pairs pairs) {
    return new SignedRanks(pairs);
  }

  /** The least p-value that so many pairs can have. */
  public static double leastPValue(int n, Alternative alternative) {
    double tail = n >= LARGE ? Double.MIN_NORMAL : Math.pow(2, -n);
    return alternative == Alternative.TWO_SIDED ? Math.min(1, 2 * tail) : tail;
  }

  /**
   * Tests {@code x} against {@code y - shift}.
   *
   * @param alternative the direction in which {@code x} may differ
   */
  public TestResult test(double shift, Alternative alternative) {
    double[] differences = pairs.differences(shift);
    SignedPlacements placements = SignedPlacements.of(differences);
    double statistic = placements.statistic();
    if (Arrays.stream(differences).allMatch(d -> d == 0)) {
      return result(0, 1, alternative, "signed ranks");
    }
    if (n >= LARGE) {
      return result(
          statistic,
          alternative.pValue(upperTail(placements), lowerTail(placements)),
          alternative,
          "signed ranks, t");
    }
    double evidence = placements.evidence();
    NullStatistics untied = SignFlips.untied(n);
    double pValue = alternative.pValue(untied.atLeast(evidence), untied.atMost(evidence));
    if (SignFlips.areFew(differences) && hasTies(differences)) {
      // The interval knows no ties: the greater of both p-values never rejects what it contains.
      NullStatistics tied = SignFlips.of(differences);
      pValue = Math.max(pValue, alternative.pValue(tied.atLeast(evidence), tied.atMost(evidence)));
    }
    return result(statistic, pValue, alternative, "signed ranks, sign flips");
  }

  private static boolean hasTies(double[] differences) {
    double[] magnitudes = Arrays.stream(differences).map(Math::abs).toArray();
    return Arrays.stream(magnitudes).anyMatch(m -> m == 0)
        || Arrays.stream(magnitudes).distinct().count() < magnitudes.length;
  }

  private TestResult result(
      double statistic, double pValue, Alternative alternative, String method) {
    return new TestResult(statistic, pValue, alternative, method, n);
  }

  /** How often the mean of two differences is positive; zeros count one half. */
  public double probability() {
    return 0.5 + at(0).deviation();
  }

  /** The shift with its interval; empty if there are too few pairs for the level. */
  public Optional<Estimate> shift(double level) {
    double tail = NullStatistics.tail(level);
    if (n >= LARGE) {
      return Optional.of(
          shift(
              level,
              shift -> upperTail(at(shift)) > tail,
              shift -> lowerTail(at(shift)) <= tail,
              "signed ranks, t"));
    }
    NullStatistics untied = SignFlips.untied(n);
    return untied.least() > tail
        ? Optional.empty()
        : Optional.of(
            shift(
                level,
                shift -> untied.atLeast(at(shift).evidence()) > tail,
                shift -> untied.atMost(at(shift).evidence()) <= tail,
                "signed ranks, sign flips"));
  }

  private Estimate shift(
      double level, DoublePredicate reached, DoublePredicate exceeded, String method) {
    return new ShiftSearch(pairs.least(), pairs.beyond(), shift -> at(shift).deviation())
        .estimate(reached, exceeded, level, method, n);
  }

  private static double upperTail(SignedPlacements placements) {
    return TDistribution.of(placements.freedom()).survivalProbability(placements.statistic());
  }

  private static double lowerTail(SignedPlacements placements) {
    return TDistribution.of(placements.freedom()).cumulativeProbability(placements.statistic());
  }

  private SignedPlacements at(double shift) {
    return SignedPlacements.of(pairs.differences(shift));
  }
}
