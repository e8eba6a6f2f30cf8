package org.tutti.analysis.compare;

import java.util.Arrays;
import java.util.Optional;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.shape.TwoModes;

/**
 * Launches whose medians come in steps of a clock, so that each may be up to half a step more or
 * less than what was read. More launches do not help: the middle one of their ratios comes in
 * steps, too. So each direction is tested with all medians of both sides moved by half a step
 * against it, and each end of the interval is that of the medians moved outward.
 *
 * @param exact how launches would be compared whose medians are exact
 * @param stepOfA step of the medians of A, in nanoseconds
 * @param stepOfB step of the medians of B
 */
record LaunchesInSteps(ComparisonMethod exact, double stepOfA, double stepOfB)
    implements ComparisonMethod {

  /** The exact method itself where no steps are known. */
  static ComparisonMethod of(ComparisonMethod exact, double stepOfA, double stepOfB) {
    return stepOfA == 0 && stepOfB == 0 ? exact : new LaunchesInSteps(exact, stepOfA, stepOfB);
  }

  @Override
  public TestResult test(double[] a, double[] b, double factor, Alternative alternative) {
    return switch (alternative) {
      case LESS -> exact.test(up(a, stepOfA), down(b, stepOfB), factor, alternative);
      case GREATER -> exact.test(down(a, stepOfA), up(b, stepOfB), factor, alternative);
      case TWO_SIDED -> {
        TestResult less = test(a, b, factor, Alternative.LESS);
        TestResult greater = test(a, b, factor, Alternative.GREATER);
        TestResult one = less.pValue() < greater.pValue() ? less : greater;
        yield new TestResult(
            one.statistic(), Math.min(1, 2 * one.pValue()), alternative, one.method(), one.n());
      }
    };
  }

  @Override
  public Optional<Estimate> ratio(double[] a, double[] b, double level) {
    Optional<Estimate> least = exact.ratio(up(a, stepOfA), down(b, stepOfB), level);
    Optional<Estimate> most = exact.ratio(down(a, stepOfA), up(b, stepOfB), level);
    return least.isEmpty() || most.isEmpty()
        ? Optional.empty()
        : exact.ratio(a, b, level).map(ratio -> widened(ratio, least.get(), most.get()));
  }

  private static Estimate widened(Estimate ratio, Estimate least, Estimate most) {
    return new Estimate(
        ratio.value(),
        Math.min(least.low(), ratio.low()),
        Math.max(most.high(), ratio.high()),
        ratio.level(),
        ratio.method() + ", steps of the clock",
        ratio.n());
  }

  @Override
  public double estimate(double[] a, double[] b) {
    return exact.estimate(a, b);
  }

  @Override
  public double probability(double[] a, double[] b) {
    return exact.probability(a, b);
  }

  @Override
  public double leastPValue(int launchesOfA, int launchesOfB, Alternative alternative) {
    return exact.leastPValue(launchesOfA, launchesOfB, alternative);
  }

  @Override
  public TestResult allLaunches(double[] a, double[] b, Alternative alternative) {
    return exact.allLaunches(a, b, alternative);
  }

  /** Empty also where half a step might take a launch into the other mode. */
  @Override
  public Optional<TwoModes> modes(double[] a, double[] b) {
    double error = Math.max(stepOfA, stepOfB) / 2;
    return exact.modes(a, b).filter(modes -> modes.areTold(error));
  }

  @Override
  public TestResult shares(double[] a, double[] b, TwoModes modes, Alternative alternative) {
    return exact.shares(a, b, modes, alternative);
  }

  @Override
  public ComparisonMethod within(Strata strata) {
    return new LaunchesInSteps(exact.within(strata), stepOfA, stepOfB);
  }

  @Override
  public String name() {
    return exact.name();
  }

  private static double[] up(double[] values, double step) {
    return Arrays.stream(values).map(value -> value + step / 2).toArray();
  }

  /** A time remains positive even if it is a fraction of a step. */
  private static double[] down(double[] values, double step) {
    return Arrays.stream(values).map(value -> Math.max(value - step / 2, value / 2)).toArray();
  }
}
