package org.tutti.analysis.compare;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.tutti.stats.comparison.FisherExact;
import org.tutti.stats.comparison.MeanDifference;
import org.tutti.stats.dominance.BrunnerMunzel;
import org.tutti.stats.dominance.Stratum;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.shape.TwoModes;

/**
 * The launches of the two sides are independent: Brunner and Munzel's test of their logarithms,
 * since ratios do not depend on the magnitude of the run-times; Fisher's test of the shares of
 * modes. If each side is many campaigns, their medians take the place of launches.
 *
 * @param strata within which to compare; empty to compare all launches
 * @param areCampaigns whether each value is that of a campaign
 */
record IndependentLaunches(Optional<Strata> strata, boolean areCampaigns)
    implements ComparisonMethod {
  private static final int MIN_IN_MODE = 2;

  /** The probability that B takes longer than A where nothing is known. */
  static final double NEITHER = 0.5;

  IndependentLaunches() {
    this(Optional.empty(), false);
  }

  /** The comparison of many campaigns with many. */
  static IndependentLaunches ofCampaigns() {
    return new IndependentLaunches(Optional.empty(), true);
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
    return Math.exp(known(a, b).or(() -> compared(a, b, Optional.empty())).orElseThrow().shift());
  }

  @Override
  public double probability(double[] a, double[] b) {
    return known(a, b).map(BrunnerMunzel::probability).orElse(NEITHER);
  }

  @Override
  public double leastPValue(int launchesOfA, int launchesOfB, Alternative alternative) {
    return BrunnerMunzel.leastPValue(launchesOfA, launchesOfB, alternative);
  }

  @Override
  public TestResult allLaunches(double[] a, double[] b, Alternative alternative) {
    return MeanDifference.independent(logarithms(a), logarithms(b), alternative);
  }

  @Override
  public Optional<TwoModes> modes(double[] a, double[] b) {
    return PooledModes.of(a, b, MIN_IN_MODE);
  }

  @Override
  public TestResult shares(double[] a, double[] b, TwoModes modes, Alternative alternative) {
    return FisherExact.test(
        modes.countSlow(a), a.length, modes.countSlow(b), b.length, alternative);
  }

  @Override
  public ComparisonMethod within(Strata found) {
    return new IndependentLaunches(Optional.of(found), areCampaigns);
  }

  @Override
  public Optional<Indecision> indecision(CellPair pair) {
    return pair.states()
        .filter(Strata::haveNothingInCommon)
        .map(any -> Indecision.NOTHING_IN_COMMON);
  }

  @Override
  public String name() {
    return "Brunner-Munzel test of the medians of "
        + (areCampaigns ? "campaigns" : "independent launches");
  }

  @Override
  public Optional<String> remark() {
    return areCampaigns
        ? Optional.of(
            "each campaign counts as one launch, so the intervals include differences between"
                + " times; 'launches' are campaigns here")
        : Optional.empty();
  }

  private Optional<BrunnerMunzel> known(double[] a, double[] b) {
    return compared(a, b, strata);
  }

  /** Empty if no stratum has launches of both sides. */
  static Optional<BrunnerMunzel> compared(double[] a, double[] b, Optional<Strata> strata) {
    if (strata.filter(Strata::haveNothingInCommon).isPresent()) {
      return Optional.empty();
    }
    return Optional.of(
        BrunnerMunzel.of(
            strata
                .map(found -> found.divide(a, b))
                .orElseGet(() -> List.of(new Stratum(logarithms(a), logarithms(b))))));
  }

  private static double[] logarithms(double[] values) {
    return Arrays.stream(values).map(Math::log).toArray();
  }
}
