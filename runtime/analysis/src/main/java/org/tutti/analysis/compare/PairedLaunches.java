package org.tutti.analysis.compare;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.tutti.stats.comparison.SignTest;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.interval.QuantileInterval;
import org.tutti.stats.shape.TwoModes;

/**
 * Launch i of one side was made in the same block as launch i of the other: the sign test of their
 * ratios. It asks for no shape: the signed-rank test would take ratios that lie unevenly about 1
 * for a difference. Of modes, those pairs count whose launches are in different ones (McNemar's
 * test); within modes, those whose launches are in the same one.
 *
 * @param strata modes within which to compare; empty to compare all pairs
 */
record PairedLaunches(Optional<TwoModes> strata) implements ComparisonMethod {
  /**
   * The interval of so few pairs ends at the outermost ratios. Where nearly all pairs happen to be
   * in different modes, it would say that one side is slower; a single launch in the other mode is
   * enough to doubt that.
   */
  private static final int FEW = 8;

  PairedLaunches() {
    this(Optional.empty());
  }

  @Override
  public TestResult test(double[] a, double[] b, double factor, Alternative alternative) {
    double logarithm = Math.log(factor);
    double[] differences =
        Arrays.stream(logarithms(a, b)).map(ratio -> -ratio - logarithm).toArray();
    return SignTest.test(differences, alternative);
  }

  @Override
  public Optional<Estimate> ratio(double[] a, double[] b, double level) {
    double[] logarithms = logarithms(a, b);
    return logarithms.length < QuantileInterval.minimumSize(0.5, level)
        ? Optional.empty()
        : Optional.of(QuantileInterval.ofMedian(logarithms, level).exponential());
  }

  @Override
  public double probability(double[] a, double[] b) {
    return Arrays.stream(logarithms(a, b))
        .map(ratio -> (1 + Math.signum(ratio)) / 2)
        .average()
        .orElseThrow();
  }

  @Override
  public int comparable(double[] a, double[] b) {
    return logarithms(a, b).length;
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
  public ComparisonMethod within(TwoModes modes) {
    return new PairedLaunches(Optional.of(modes));
  }

  @Override
  public String name() {
    return "sign test of the ratios of launches paired by block";
  }

  /** For each pair 1 if only that of A is slow, -1 if only that of B is, else 0. */
  private static double[] crossings(double[] a, double[] b, TwoModes modes) {
    return IntStream.range(0, a.length)
        .mapToDouble(i -> Boolean.compare(modes.isSlow(a[i]), modes.isSlow(b[i])))
        .toArray();
  }

  private double[] logarithms(double[] a, double[] b) {
    return IntStream.range(0, a.length)
        .filter(i -> strata.isEmpty() || strata.get().isSlow(a[i]) == strata.get().isSlow(b[i]))
        .mapToDouble(i -> Math.log(b[i] / a[i]))
        .toArray();
  }
}
