package org.tutti.analysis.compare;

import java.util.Arrays;
import java.util.Optional;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.interval.NewValue;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.shape.TwoModes;

/**
 * Side A holds one median for each of many nights, and B the launches of a further one: whether the
 * latter is what a further night may be, by how much nights differ. Within a night, launches share
 * the state of the machine, so more launches would not tell more.
 */
record NewNight() implements ComparisonMethod {
  @Override
  public TestResult test(double[] a, double[] b, double factor, Alternative alternative) {
    double slower =
        a.length < NewValue.LEAST ? 0.5 : NewValue.of(logarithms(a)).above(median(b, factor));
    double pValue =
        a.length < NewValue.LEAST
            ? 1
            : switch (alternative) {
              case LESS -> slower;
              case GREATER -> 1 - slower;
              case TWO_SIDED -> 2 * Math.min(slower, 1 - slower);
            };
    return new TestResult(median(b, factor), pValue, alternative, name(), a.length);
  }

  @Override
  public Optional<Estimate> ratio(double[] a, double[] b, double level) {
    if (a.length < NewValue.LEAST) {
      return Optional.empty();
    }
    NewValue night = NewValue.of(logarithms(a));
    double found = median(b, 1) - night.center();
    double reach = night.reach(level);
    return Optional.of(
        new Estimate(found, found - reach, found + reach, level, name(), a.length).exponential());
  }

  /** The share of the nights that were faster. */
  @Override
  public double probability(double[] a, double[] b) {
    double median = median(b, 1);
    return Arrays.stream(logarithms(a))
        .map(night -> (1 + Math.signum(median - night)) / 2)
        .average()
        .orElseThrow();
  }

  /** Of enough nights, any p-value is possible. */
  @Override
  public double leastPValue(int nights, int launches, Alternative alternative) {
    return nights < NewValue.LEAST ? 1 : 0;
  }

  @Override
  public TestResult allLaunches(double[] a, double[] b, Alternative alternative) {
    return test(a, b, 1, alternative);
  }

  /** A night is one value, so its launches have no modes. */
  @Override
  public Optional<TwoModes> modes(double[] a, double[] b) {
    return Optional.empty();
  }

  @Override
  public TestResult shares(double[] a, double[] b, TwoModes modes, Alternative alternative) {
    throw new IllegalStateException("nights have no modes");
  }

  @Override
  public ComparisonMethod within(TwoModes modes) {
    return this;
  }

  @Override
  public boolean isDecidedByLaunches() {
    return false;
  }

  @Override
  public String name() {
    return "prediction of a further night from the medians of nights";
  }

  private static double median(double[] b, double factor) {
    return OrderedSample.of("b", logarithms(b)).median() + Math.log(factor);
  }

  private static double[] logarithms(double[] values) {
    return Arrays.stream(values).map(Math::log).toArray();
  }
}
