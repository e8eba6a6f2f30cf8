package org.tutti.analysis.compare;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.tutti.analysis.LaunchMoments;
import org.tutti.stats.comparison.FisherExact;
import org.tutti.stats.dominance.BrunnerMunzel;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.interval.MedianInOrder;
import org.tutti.stats.series.SerialDependence;
import org.tutti.stats.shape.TwoModes;

/**
 * Two campaigns, each at its own time. A machine may stay in a state for minutes, so that a
 * campaign of one minute sees one state, and another one later sees another: nothing in their
 * launches tells that from a difference. So nothing is concluded unless each side has {@value
 * SerialDependence#MANY} launches or more, which show whether they depend on those before, made at
 * {@value LaunchMoments#MIN_MOMENTS} moments or more, a minute apart. Then they are compared as
 * {@link IndependentLaunches} are, but launches that resemble those before them count as the number
 * of independent ones that they are worth at least ({@link SerialDependence#surelyEffective}), and
 * nothing is concluded from fewer than {@value MedianInOrder#MIN_EFFECTIVE} of these. What differs
 * for as long as the campaigns took remains unknown, which {@link #remark} says.
 *
 * @param areMany whether both sides have enough launches, made at enough moments
 * @param least how many launches each side needs
 * @param strata within which to compare; empty to compare all launches
 */
record TwoMoments(boolean areMany, int least, Optional<Strata> strata) implements ComparisonMethod {
  private static final String UNKNOWN =
      "measured at two different times: fewer than "
          + SerialDependence.MANY
          + " launches each, or all within a few minutes, cannot show how much times differ, so"
          + " there is no verdict; measure both alternately, as levels of one campaign or with gate"
          + " --baseline-jar, make "
          + SerialDependence.MANY
          + " launches of each over more time (--launches "
          + SerialDependence.MANY
          + " --spread 20m), or give the campaigns of several nights";

  private static final String WITHOUT_LONG_STATES =
      "measured at two different times: these intervals do not include differences that last as"
          + " long as a campaign or longer, as between nights; measure both alternately, as levels"
          + " of one campaign or with gate --baseline-jar, or give the campaigns of several nights";

  /** The comparison of two campaigns. */
  static TwoMoments of(Side a, Side b) {
    int least =
        Stream.of(a, b).map(Side::headers).allMatch(LaunchMoments::areSimulated)
            ? 1
            : SerialDependence.MANY;
    boolean areMany =
        Stream.of(a, b)
            .map(Side::headers)
            .allMatch(launches -> launches.size() >= least && LaunchMoments.areMany(launches));
    return new TwoMoments(areMany, least, Optional.empty());
  }

  @Override
  public TestResult test(double[] a, double[] b, double factor, Alternative alternative) {
    return known(a, b)
        .map(compared -> compared.test(-Math.log(factor), alternative))
        .orElseGet(() -> new TestResult(0, 1, alternative, "none", a.length + b.length));
  }

  @Override
  public Optional<Estimate> ratio(double[] a, double[] b, double level) {
    return known(a, b).flatMap(compared -> compared.shift(level)).map(Estimate::exponential);
  }

  @Override
  public double estimate(double[] a, double[] b) {
    return new IndependentLaunches(strata, false).estimate(a, b);
  }

  @Override
  public double probability(double[] a, double[] b) {
    return IndependentLaunches.compared(a, b, strata)
        .map(BrunnerMunzel::probability)
        .orElse(IndependentLaunches.NEITHER);
  }

  @Override
  public double leastPValue(int launchesOfA, int launchesOfB, Alternative alternative) {
    return Math.min(launchesOfA, launchesOfB) < least
        ? 1
        : BrunnerMunzel.leastPValue(launchesOfA, launchesOfB, alternative);
  }

  @Override
  public TestResult allLaunches(double[] a, double[] b, Alternative alternative) {
    return new IndependentLaunches().allLaunches(a, b, alternative);
  }

  @Override
  public Optional<TwoModes> modes(double[] a, double[] b) {
    return known(a, b).flatMap(any -> new IndependentLaunches().modes(a, b));
  }

  /** Fisher's test of as many launches as they are worth. */
  @Override
  public TestResult shares(double[] a, double[] b, TwoModes modes, Alternative alternative) {
    double worthOfA = worth(a).orElseThrow();
    double worthOfB = worth(b).orElseThrow();
    return FisherExact.test(
        (int) Math.round(worthOfA * modes.countSlow(a)),
        (int) Math.round(worthOfA * a.length),
        (int) Math.round(worthOfB * modes.countSlow(b)),
        (int) Math.round(worthOfB * b.length),
        alternative);
  }

  @Override
  public ComparisonMethod within(Strata found) {
    return new TwoMoments(areMany, least, Optional.of(found));
  }

  @Override
  public boolean isDecidedByLaunches() {
    return areMany;
  }

  @Override
  public Optional<Indecision> indecision(CellPair pair) {
    if (!areMany) {
      return Optional.of(Indecision.TWO_TIMES);
    }
    return known(pair.a(), pair.b()).isEmpty()
        ? Optional.of(Indecision.ALIKE)
        : new IndependentLaunches().indecision(pair);
  }

  @Override
  public String name() {
    return "Brunner-Munzel test of the medians of launches at two times";
  }

  @Override
  public Optional<String> remark() {
    return Optional.of(areMany ? WITHOUT_LONG_STATES : UNKNOWN);
  }

  /** The comparison; empty if the launches of a side are worth too few independent ones. */
  private Optional<BrunnerMunzel> known(double[] a, double[] b) {
    // A state that lasts makes launches resemble each other, but not those within it.
    OptionalDouble worthOfA = worth(strata.map(found -> found.withinOfA(a)).orElse(a));
    OptionalDouble worthOfB = worth(strata.map(found -> found.withinOfB(b)).orElse(b));
    return areMany && worthOfA.isPresent() && worthOfB.isPresent()
        ? IndependentLaunches.compared(a, b, strata)
            .map(compared -> compared.worth(worthOfA.getAsDouble(), worthOfB.getAsDouble()))
        : Optional.empty();
  }

  /**
   * How many independent launches each of some is worth; empty if all are worth too few. Where no
   * dependence is seen, there may be some all the same, up to which real launches are taken for
   * {@value MedianInOrder#MIN_EFFECTIVE}.
   */
  private OptionalDouble worth(double[] launches) {
    int n = launches.length;
    SerialDependence dependence = SerialDependence.of(launches);
    if (n < least
        || dependence.isFound() && dependence.surelyEffective() < MedianInOrder.MIN_EFFECTIVE) {
      return OptionalDouble.empty();
    }
    double unseen =
        least == 1 ? n : Math.max(MedianInOrder.MIN_EFFECTIVE, dependence.possiblyEffective());
    return OptionalDouble.of((dependence.isFound() ? dependence.surelyEffective() : unseen) / n);
  }
}
