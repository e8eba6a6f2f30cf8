package org.tutti.analysis.compare;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.tutti.diagnostics.GateProblem;
import org.tutti.stats.dominance.ShiftTest;
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
 * @param nights logarithms of the medians of the nights
 * @param launches logarithms of the medians of the launches of the further night
 * @param isFirst whether the further night is the first sample
 */
record FurtherNight(double[] nights, double[] launches, boolean isFirst) implements ShiftTest {
  static final String NAME = "prediction of a further night from the medians of nights";

  /** So many of the nights make a state. */
  private static final double MIN_SHARE_OF_STATE = 0.25;

  @Override
  public TestResult test(double shift, Alternative alternative) {
    double night = median(launches) + (isFirst ? 1 : -1) * shift;
    double above = NewValue.of(nights).above(night);
    double slower = isFirst ? 1 - above : above;
    return new TestResult(
        night, alternative.pValue(slower, 1 - slower), alternative, NAME, nights.length);
  }

  @Override
  public Optional<Estimate> shift(double level) {
    double reach = NewValue.of(nights).reach(level);
    double found = shift();
    return Optional.of(
        new Estimate(found, found - reach, found + reach, level, NAME, nights.length));
  }

  @Override
  public double shift() {
    return isFirst ? median(nights) - median(launches) : median(launches) - median(nights);
  }

  /** The share of the nights whose value is smaller than that of the second sample. */
  @Override
  public double probability() {
    double night = median(launches);
    return Arrays.stream(nights)
        .map(known -> (1 + Math.signum(isFirst ? known - night : night - known)) / 2)
        .average()
        .orElseThrow();
  }

  private static double median(double[] values) {
    return OrderedSample.of("values", values).median();
  }

  /**
   * Nights in two states: which of them a further night will be in is not known, so that there is
   * no limit for it. Single nights far off, such as those with a disturbance, are no state.
   *
   * @param nights their medians in nanoseconds
   */
  static Optional<TwoModes> states(double[] nights) {
    return TwoModes.of(nights)
        .filter(
            modes ->
                Math.min(modes.countSlow(nights), nights.length - modes.countSlow(nights))
                    >= MIN_SHARE_OF_STATE * nights.length);
  }

  /** Which states keep the nights of a cell from a conclusion, in words; empty if none do. */
  static Optional<String> remark(CellComparison cell) {
    double[] known = cell.blocks().all().nights();
    return cell.indecision()
        .filter(why -> why == Indecision.NIGHTS_IN_STATES)
        .flatMap(any -> states(known))
        .map(
            modes ->
                GateProblem.NIGHTS_IN_TWO_STATES.message(
                    String.format(
                        Locale.ROOT,
                        "Of the nights, %d of %d are in a state in which %s takes %.2f times as"
                            + " long, so they say nothing about another night.",
                        modes.countSlow(known),
                        known.length,
                        cell.pair().name(),
                        modes.slow() / modes.fast()),
                    GateProblem.NIGHTS_IN_TWO_STATES.description().remedy()));
  }
}
