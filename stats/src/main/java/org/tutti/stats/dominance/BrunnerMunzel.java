package org.tutti.stats.dominance;

import java.util.List;
import java.util.Optional;
import java.util.function.DoublePredicate;
import org.apache.commons.math3.util.CombinatoricsUtils;
import org.apache.commons.statistics.distribution.TDistribution;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.sample.Checks;

/**
 * Brunner and Munzel's test of two independent samples (Brunner and Munzel 2000), with the
 * distribution of its statistic over all ways to deal the values (Neubert and Brunner 2007). The
 * null hypothesis is that neither sample tends to greater values, {@code P(X < Y) + P(X = Y) / 2 =
 * 1/2}, whatever the shapes of both. Ways are ordered by the p-value of Student's t with the
 * degrees of freedom of each. The statistic is positive where {@code y} tends to greater values.
 *
 * <p>If both samples have one distribution, the test keeps its level, exactly and ties included for
 * small samples; if they differ in shape, it keeps its level approximately. Values may be divided
 * into strata, such as modes: then only values of one stratum are compared with each other, as by
 * van Elteren (1960). From {@value #LARGE} values of each side on, the distribution is Student's t.
 *
 * <p>Values that depend on those before them are worth fewer independent ones: then the variance is
 * as much greater, the degrees of freedom are as many fewer, and the distribution is that of so
 * many independent values.
 *
 * <p>The shift of {@code y} against {@code x} is that of Hodges and Lehmann, the weighted median of
 * the differences {@code y[j] - x[i]} within the strata; its interval has the shifts that the test
 * does not reject.
 */
public final class BrunnerMunzel implements ShiftTest {

  /** With fewer on one side, the far tails are heavier than those of Student's t. */
  private static final int LARGE = 300;

  /** The ways to deal tied values, which differ from cell to cell, are counted up to this. */
  private static final int FEW_WAYS = 13_000;

  private final List<OrderedStratum> strata;
  private final double worthOfX;
  private final double worthOfY;
  private final int n;

  private BrunnerMunzel(List<OrderedStratum> strata, double worthOfX, double worthOfY) {
    this.strata = strata;
    this.worthOfX = worthOfX;
    this.worthOfY = worthOfY;
    this.n = strata.stream().mapToInt(OrderedStratum::size).sum();
  }

  /**
   * The comparison of two samples in strata; those in which one of them is missing say nothing.
   *
   * @throws IllegalArgumentException if no stratum has values of both samples
   */
  public static BrunnerMunzel of(List<Stratum> strata) {
    List<OrderedStratum> kept =
        strata.stream().filter(Stratum::hasBoth).map(OrderedStratum::of).toList();
    if (kept.isEmpty()) {
      throw new IllegalArgumentException("strata hold no two values to compare");
    }
    return new BrunnerMunzel(kept, 1, 1);
  }

  /**
   * The same comparison of values that depend on those before them.
   *
   * @param ofX how many independent values each of the first sample is worth, above 0, at most 1
   * @param ofY the same of the second sample
   * @throws IllegalArgumentException if one of them is not in this range
   */
  public BrunnerMunzel worth(double ofX, double ofY) {
    return new BrunnerMunzel(strata, worth("ofX", ofX), worth("ofY", ofY));
  }

  private static double worth(String argument, double value) {
    return Checks.positive(argument, Checks.closedUnit(argument, value));
  }

  /** Whether the distribution is Student's t. */
  private boolean isLarge() {
    return sizes().stream().allMatch(stratum -> isLarge(stratum[0], stratum[1]));
  }

  private static boolean isLarge(int n, int m) {
    return Math.min(n, m) >= LARGE;
  }

  /** How many independent values the samples of each stratum are worth. */
  private List<int[]> sizes() {
    return strata.stream()
        .map(
            stratum ->
                new int[] {
                  independent(stratum.x().size(), worthOfX),
                  independent(stratum.y().size(), worthOfY)
                })
        .toList();
  }

  private static int independent(int size, double worth) {
    return Math.max(1, (int) (worth * size));
  }

  /** The least p-value that so many values of one mode can have. */
  public static double leastPValue(int n, int m, Alternative alternative) {
    double tail =
        isLarge(n, m)
            ? Double.MIN_NORMAL
            : UntiedNulls.least(CombinatoricsUtils.binomialCoefficientDouble(n + m, n));
    return alternative == Alternative.TWO_SIDED ? Math.min(1, 2 * tail) : tail;
  }

  @Override
  public TestResult test(double shift, Alternative alternative) {
    Dominance dominance = at(shift);
    double statistic = dominance.statistic();
    if (isLarge()) {
      TDistribution t = TDistribution.of(dominance.freedom());
      return result(
          statistic,
          alternative.pValue(t.survivalProbability(statistic), t.cumulativeProbability(statistic)),
          alternative,
          "Brunner-Munzel, t");
    }
    List<Dealing> dealings = strata.stream().map(stratum -> stratum.dealing(shift)).toList();
    boolean fewTied =
        Math.min(worthOfX, worthOfY) == 1
            && dealings.stream().anyMatch(Dealing::hasTies)
            && NullStatistics.ways(dealings) <= FEW_WAYS;
    double evidence = dominance.evidence();
    NullStatistics untied = UntiedNulls.of(sizes());
    double pValue = alternative.pValue(untied.atLeast(evidence), untied.atMost(evidence));
    if (fewTied) {
      // The interval knows no ties: the greater of both p-values never rejects what it contains.
      NullStatistics tied = CompleteNull.of(dealings);
      pValue = Math.max(pValue, alternative.pValue(tied.atLeast(evidence), tied.atMost(evidence)));
    }
    return result(statistic, pValue, alternative, "Brunner-Munzel, permutations");
  }

  private TestResult result(
      double statistic, double pValue, Alternative alternative, String method) {
    return new TestResult(statistic, pValue, alternative, method, n);
  }

  /** Mean over the strata of {@code P(X < Y) + P(X = Y) / 2}, weighted as in the test. */
  @Override
  public double probability() {
    return at(0).probability();
  }

  @Override
  public double shift() {
    return search().value();
  }

  @Override
  public Optional<Estimate> shift(double level) {
    double tail = NullStatistics.tail(level);
    if (isLarge()) {
      return Optional.of(
          shift(
              level,
              shift -> upperTail(at(shift)) > tail,
              shift -> lowerTail(at(shift)) <= tail,
              "Brunner-Munzel, t"));
    }
    NullStatistics untied = UntiedNulls.of(sizes());
    return untied.least() > tail
        ? Optional.empty()
        : Optional.of(
            shift(
                level,
                shift -> untied.atLeast(at(shift).evidence()) > tail,
                shift -> untied.atMost(at(shift).evidence()) <= tail,
                "Brunner-Munzel, permutations"));
  }

  private Estimate shift(
      double level, DoublePredicate reached, DoublePredicate exceeded, String method) {
    return search().estimate(reached, exceeded, level, method, n);
  }

  private ShiftSearch search() {
    double least = strata.stream().mapToDouble(s -> s.y().min() - s.x().max()).min().orElseThrow();
    double greatest =
        strata.stream().mapToDouble(s -> s.y().max() - s.x().min()).max().orElseThrow();
    // A little more, since beyond the greatest difference nothing is tied.
    double largest = strata.stream().mapToDouble(OrderedStratum::magnitude).max().orElseThrow();
    return new ShiftSearch(least, greatest + 4 * Math.ulp(largest), shift -> at(shift).deviation());
  }

  private static double upperTail(Dominance dominance) {
    return TDistribution.of(dominance.freedom()).survivalProbability(dominance.statistic());
  }

  private static double lowerTail(Dominance dominance) {
    return TDistribution.of(dominance.freedom()).cumulativeProbability(dominance.statistic());
  }

  private Dominance at(double shift) {
    Dominance dominance = new Dominance(worthOfX, worthOfY);
    strata.forEach(stratum -> dominance.add(Placements.of(stratum.x(), stratum.y(), shift)));
    return dominance;
  }
}
