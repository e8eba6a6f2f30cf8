package org.tutti.analysis.compare;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.tutti.diagnostics.GateProblem;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.interval.NewValue;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.shape.TwoModes;

/**
 * One side holds one median for each of many nights, and the other the launches of a further one:
 * whether the latter is what a further night may be, by how much nights differ. Within a night,
 * launches share the state of the machine, so more launches would not tell more.
 *
 * @param nights how many nights the one side has
 * @param isOfA whether the further night is side A
 */
record NewNight(int nights, boolean isOfA) implements ComparisonMethod {
  /** So many of the nights make a state. */
  private static final double MIN_SHARE_OF_STATE = 0.25;

  @Override
  public TestResult test(double[] a, double[] b, double factor, Alternative alternative) {
    double[] known = logarithms(isOfA ? b : a);
    double night = median(isOfA ? a : b) + (isOfA ? -1 : 1) * Math.log(factor);
    int n = known.length;
    if (n < NewValue.MIN || states(isOfA ? b : a).isPresent()) {
      return new TestResult(0, 1, alternative, name(), n);
    }
    double above = NewValue.of(known).above(night);
    double slower = isOfA ? 1 - above : above;
    return new TestResult(night, alternative.pValue(slower, 1 - slower), alternative, name(), n);
  }

  @Override
  public Optional<Estimate> ratio(double[] a, double[] b, double level) {
    double[] known = logarithms(isOfA ? b : a);
    if (known.length < NewValue.MIN || states(isOfA ? b : a).isPresent()) {
      return Optional.empty();
    }
    NewValue expected = NewValue.of(known);
    double found = isOfA ? expected.center() - median(a) : median(b) - expected.center();
    double reach = expected.reach(level);
    return Optional.of(
        new Estimate(found, found - reach, found + reach, level, name(), known.length)
            .exponential());
  }

  @Override
  public double estimate(double[] a, double[] b) {
    return Math.exp(median(b) - median(a));
  }

  /** The share of the nights for which B takes longer than A. */
  @Override
  public double probability(double[] a, double[] b) {
    double night = median(isOfA ? a : b);
    return Arrays.stream(logarithms(isOfA ? b : a))
        .map(known -> (1 + Math.signum(isOfA ? known - night : night - known)) / 2)
        .average()
        .orElseThrow();
  }

  /** With enough nights, any p-value is possible. */
  @Override
  public double leastPValue(int launchesOfA, int launchesOfB, Alternative alternative) {
    return isKnown() ? 0 : 1;
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
  public ComparisonMethod within(Strata strata) {
    return this;
  }

  @Override
  public boolean isDecidedByLaunches() {
    return false;
  }

  @Override
  public Optional<Indecision> indecision(CellPair pair) {
    return Optional.of(isKnown() ? Indecision.NIGHTS_IN_STATES : Indecision.FEW_NIGHTS);
  }

  @Override
  public String name() {
    return "prediction of a further night from the medians of nights";
  }

  /**
   * Nights in two states: which of them a further night will be in is not known, so that there is
   * no limit for it. Single nights far off, such as those with a disturbance, are no state.
   */
  private static Optional<TwoModes> states(double[] nights) {
    return TwoModes.of(nights)
        .filter(
            modes ->
                Math.min(modes.countSlow(nights), nights.length - modes.countSlow(nights))
                    >= MIN_SHARE_OF_STATE * nights.length);
  }

  @Override
  public Optional<String> remark(CellPair pair) {
    double[] known = isOfA ? pair.b() : pair.a();
    return states(known)
        .map(
            modes ->
                GateProblem.NIGHTS_IN_TWO_STATES.message(
                    String.format(
                        Locale.ROOT,
                        "Of the nights, %d of %d are in a state in which %s takes %.2f times as"
                            + " long, so they say nothing about another night.",
                        modes.countSlow(known),
                        known.length,
                        pair.name(),
                        modes.slow() / modes.fast()),
                    GateProblem.NIGHTS_IN_TWO_STATES.description().remedy()));
  }

  @Override
  public Optional<String> remark() {
    return Optional.of(
        nights
            + " nights: the other side is judged as one more night, by how much nights differ"
            + (isKnown()
                ? "; they judge every other night too, so a limit that is too low or too high is so"
                    + " each time, and it is too low if nights depend on those before: add"
                    + " nights, or measure again what stops (--confirm)"
                : "; this takes " + NewValue.MIN + " nights"));
  }

  private boolean isKnown() {
    return nights >= NewValue.MIN;
  }

  private static double median(double[] launches) {
    return OrderedSample.of("launches", logarithms(launches)).median();
  }

  private static double[] logarithms(double[] values) {
    return Arrays.stream(values).map(Math::log).toArray();
  }
}
