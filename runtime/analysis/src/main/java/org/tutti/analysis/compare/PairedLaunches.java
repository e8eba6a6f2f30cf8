package org.tutti.analysis.compare;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.tutti.stats.comparison.MeanDifference;
import org.tutti.stats.comparison.SignTest;
import org.tutti.stats.dominance.Pairs;
import org.tutti.stats.dominance.SignedRanks;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.shape.TwoModes;

/**
 * Launch i of one side was made in the same block as launch i of the other: signed ranks, with
 * bounded scores, of the logarithms of their ratios. That B is slower means that the typical ratio
 * of a block is above 1. Of modes, those pairs count whose launches are in different ones
 * (McNemar's test); within modes, each launch counts from the middle of its mode.
 *
 * @param strata within which to compare; empty to compare all pairs as they are
 */
public record PairedLaunches(Optional<Strata> strata) implements ComparisonMethod {
  /** With fewer pairs, a single launch in the other mode is enough for modes. */
  private static final int FEW = 8;

  /** Compares all pairs as they are. */
  public PairedLaunches() {
    this(Optional.empty());
  }

  @Override
  public TestResult test(double[] a, double[] b, double factor, Alternative alternative) {
    return known(a, b)
        .map(compared -> compared.test(-Math.log(factor), alternative))
        .orElseGet(() -> new TestResult(0, 1, alternative, "none", a.length));
  }

  @Override
  public Optional<Estimate> ratio(double[] a, double[] b, double level) {
    return known(a, b).flatMap(compared -> compared.shift(level)).map(Estimate::exponential);
  }

  @Override
  public double estimate(double[] a, double[] b) {
    return Math.exp(
        known(a, b)
            .orElseGet(() -> SignedRanks.of(Pairs.of(logarithms(a), logarithms(b))))
            .shift());
  }

  @Override
  public double probability(double[] a, double[] b) {
    return known(a, b).map(SignedRanks::probability).orElse(IndependentLaunches.NEITHER);
  }

  @Override
  public double leastPValue(int launchesOfA, int launchesOfB, Alternative alternative) {
    return SignedRanks.leastPValue(Math.min(launchesOfA, launchesOfB), alternative);
  }

  @Override
  public TestResult allLaunches(double[] a, double[] b, Alternative alternative) {
    return MeanDifference.paired(logarithms(a), logarithms(b), alternative);
  }

  @Override
  public Optional<TwoModes> modes(double[] a, double[] b) {
    return PooledModes.of(a, b, a.length < FEW ? 1 : 2)
        .filter(modes -> Arrays.stream(crossings(a, b, modes)).anyMatch(crossing -> crossing != 0))
        .filter(modes -> Arrays.stream(crossings(a, b, modes)).anyMatch(crossing -> crossing == 0));
  }

  @Override
  public TestResult shares(double[] a, double[] b, TwoModes modes, Alternative alternative) {
    return SignTest.test(crossings(a, b, modes), alternative);
  }

  @Override
  public ComparisonMethod within(Strata found) {
    return new PairedLaunches(Optional.of(found));
  }

  @Override
  public Optional<Indecision> indecision(CellPair pair) {
    return pair.states()
        .filter(Strata::haveNoPairInCommon)
        .map(any -> Indecision.NOTHING_IN_COMMON);
  }

  @Override
  public String name() {
    return "bounded signed ranks of the ratios of launches paired by block";
  }

  /**
   * One number for each pair: 1 if only the launch of A is slow, -1 if only that of B is, else 0.
   */
  private static double[] crossings(double[] a, double[] b, TwoModes modes) {
    return IntStream.range(0, a.length)
        .mapToDouble(i -> Boolean.compare(modes.isSlow(a[i]), modes.isSlow(b[i])))
        .toArray();
  }

  /** Empty if no pair is in one stratum: then strata and sides cannot be told apart. */
  private Optional<SignedRanks> known(double[] a, double[] b) {
    return strata.filter(Strata::haveNoPairInCommon).isPresent()
        ? Optional.empty()
        : Optional.of(
            SignedRanks.of(
                strata
                    .map(
                        found ->
                            new Pairs(
                                logarithms(a), logarithms(b), found.slowOfA(), found.slowOfB()))
                    .orElseGet(() -> Pairs.of(logarithms(a), logarithms(b)))));
  }

  private static double[] logarithms(double[] values) {
    return Arrays.stream(values).map(Math::log).toArray();
  }
}
