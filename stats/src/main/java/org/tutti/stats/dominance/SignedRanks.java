package org.tutti.stats.dominance;

import java.util.Optional;
import java.util.function.DoublePredicate;
import org.apache.commons.statistics.distribution.TDistribution;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;

/**
 * The signed ranks of pairs (Wilcoxon 1945) with bounded scores: the differences {@code y[i] -
 * x[i]} count by the ranks of their magnitudes, but none by more than half of their number. So one
 * pair that was disturbed does not hide what all others show, as it does with Wilcoxon's scores,
 * and other pairs count by more than their signs. The null hypothesis is that a difference is as
 * likely as its opposite; then the test is exact: the distribution is that over all signs of the
 * differences, ties included. If the differences are skewed, the test keeps its level approximately
 * where their median is 0. The statistic is positive where {@code y} tends to greater values. From
 * {@value #LARGE} pairs on, the distribution is Student's t.
 *
 * <p>The shift of {@code y} against {@code x} is the median of the means of two differences (Hodges
 * and Lehmann 1963); its interval has the shifts that the test does not reject.
 */
public final class SignedRanks implements ShiftTest {

  private static final int LARGE = 200;

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

  @Override
  public TestResult test(double shift, Alternative alternative) {
    SignedScores scores = SignedScores.of(pairs.differences(shift));
    if (n >= LARGE) {
      return result(
          scores.statistic(),
          alternative.pValue(upperTail(scores), lowerTail(scores)),
          alternative,
          "signed ranks, t");
    }
    double pValue = pValue(SignFlips.untied(n), scores, alternative);
    if (scores.hasTies()) {
      // The interval knows no ties: the greater of both p-values never rejects what it contains.
      pValue = Math.max(pValue, pValue(SignFlips.of(scores), scores, alternative));
    }
    return result(scores.statistic(), pValue, alternative, "signed ranks, sign flips");
  }

  private static double pValue(SignFlips signs, SignedScores scores, Alternative alternative) {
    return alternative.pValue(signs.atLeast(scores.sum()), signs.atMost(scores.sum()));
  }

  private TestResult result(
      double statistic, double pValue, Alternative alternative, String method) {
    return new TestResult(statistic, pValue, alternative, method, n);
  }

  /** How often the mean of two differences is positive; zeros count one half. */
  @Override
  public double probability() {
    return 0.5 + placements(0).deviation();
  }

  @Override
  public double shift() {
    return search().value();
  }

  @Override
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
    SignFlips untied = SignFlips.untied(n);
    return untied.least() > tail
        ? Optional.empty()
        : Optional.of(
            shift(
                level,
                shift -> untied.atLeast(at(shift).sum()) > tail,
                shift -> untied.atMost(at(shift).sum()) <= tail,
                "signed ranks, sign flips"));
  }

  private Estimate shift(
      double level, DoublePredicate reached, DoublePredicate exceeded, String method) {
    return search().estimate(reached, exceeded, level, method, n);
  }

  private ShiftSearch search() {
    return new ShiftSearch(pairs.least(), pairs.beyond(), shift -> placements(shift).deviation());
  }

  private double upperTail(SignedScores scores) {
    return TDistribution.of(n - 1).survivalProbability(scores.statistic());
  }

  private double lowerTail(SignedScores scores) {
    return TDistribution.of(n - 1).cumulativeProbability(scores.statistic());
  }

  private SignedScores at(double shift) {
    return SignedScores.of(pairs.differences(shift));
  }

  private SignedPlacements placements(double shift) {
    return SignedPlacements.of(pairs.differences(shift));
  }
}
