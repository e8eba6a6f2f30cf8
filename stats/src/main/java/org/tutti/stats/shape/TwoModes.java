package org.tutti.stats.shape;

import java.util.Arrays;
import java.util.Optional;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;

/**
 * Two modes with a clear gap between them, as the medians of launches often have: a fast one and a
 * slow one. On the scale of logarithms, the widest gap must exceed {@value #CLEAR} standard
 * deviations of the mode that spreads more. These are taken from the middle 80 % of a mode of
 * {@value #MANY} values or more, so that a stray value hides no modes. Values in steps, such as
 * those of a coarse clock, spread by at least one step. Each mode has at least two values and a
 * twentieth of all.
 *
 * <p>{@link Modes} looks for peaks of a density and needs some 50 values; this needs {@value #MIN}.
 *
 * @param fast median of the values of the fast mode
 * @param slow median of the values of the slow mode
 * @param boundary middle of the gap, as a geometric mean: greater values are of the slow mode
 * @param gap ratio of the least value of the slow mode and the greatest of the fast mode
 */
public record TwoModes(double fast, double slow, double boundary, double gap) {

  /** With fewer values, a gap is often chance. */
  private static final int MIN = 12;

  private static final double CLEAR = 4;
  private static final double MIN_SHARE = 0.05;

  /** Quantiles of fewer values are those of their extremes. */
  private static final int MANY = 10;

  private static final double TAIL = 0.1;

  /** Distance of the quantiles at 0.1 and 0.9 of normal values, in standard deviations. */
  private static final double MIDDLE = 2.563;

  /**
   * The two modes of some values; empty if these have one mode, or are too few to tell.
   *
   * @throws IllegalArgumentException if {@code values} is empty or has an element that is not
   *     positive and finite
   */
  public static Optional<TwoModes> of(double[] values) {
    Checks.positive("values", values, 1);
    int n = values.length;
    if (n < MIN) {
      return Optional.empty();
    }
    OrderedSample logarithms =
        OrderedSample.of("values", Arrays.stream(values).map(Math::log).toArray());
    int least = (int) Math.max(2, Math.ceil(MIN_SHARE * n));
    int split = least;
    for (int i = least; i <= n - least; i++) {
      if (gap(logarithms, i) > gap(logarithms, split)) {
        split = i;
      }
    }
    double gap = gap(logarithms, split);
    double spread = spread(logarithms, split);
    if (gap == 0 || gap <= CLEAR * Math.max(spread, step(logarithms, split))) {
      return Optional.empty();
    }
    return Optional.of(
        new TwoModes(
            Math.exp(logarithms.part(0, split).median()),
            Math.exp(logarithms.part(split, n).median()),
            Math.exp(logarithms.get(split - 1) / 2 + logarithms.get(split) / 2),
            Math.exp(gap)));
  }

  /** Whether a value belongs to the slow mode. */
  public boolean isSlow(double value) {
    return value > boundary;
  }

  /** How many of some values belong to the slow mode. */
  public int countSlow(double[] others) {
    return (int) Arrays.stream(others).filter(this::isSlow).count();
  }

  /** Whether values that are off by up to an error are still told to be in their modes. */
  public boolean areTold(double error) {
    double half = Math.sqrt(gap);
    return boundary / half + error < boundary && boundary * half - error > boundary;
  }

  /**
   * Whether the gap is clear for a part of the values, too: values that spread widely fall apart
   * among others that do not, without having two modes.
   */
  public boolean isClearFor(double[] part) {
    OrderedSample logarithms =
        OrderedSample.of("part", Arrays.stream(part).map(Math::log).toArray());
    return Math.log(gap) > CLEAR * spread(logarithms, part.length - countSlow(part));
  }

  private static double gap(OrderedSample ordered, int index) {
    return ordered.get(index) - ordered.get(index - 1);
  }

  /** Infinite where no other values differ: then nothing says how wide a gap would be clear. */
  private static double step(OrderedSample ordered, int split) {
    double step = Double.POSITIVE_INFINITY;
    for (int i = 1; i < ordered.size(); i++) {
      if (i != split && gap(ordered, i) > 0) {
        step = Math.min(step, gap(ordered, i));
      }
    }
    return step;
  }

  private static double spread(OrderedSample ordered, int split) {
    return Math.max(deviation(ordered, 0, split), deviation(ordered, split, ordered.size()));
  }

  private static double deviation(OrderedSample ordered, int from, int end) {
    if (end - from < 2) {
      return 0;
    }
    OrderedSample mode = ordered.part(from, end);
    return mode.size() < MANY
        ? Math.sqrt(mode.variance())
        : (mode.quantile(1 - TAIL) - mode.quantile(TAIL)) / MIDDLE;
  }
}
