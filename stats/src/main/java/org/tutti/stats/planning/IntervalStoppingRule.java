package org.tutti.stats.planning;

import java.util.Optional;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.interval.QuantileInterval;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;

/**
 * When to stop observing: as soon as the interval of the median by ranks is narrow enough, looked
 * at after every k observations (Hoefler and Belli 2015, section 4.2.2).
 *
 * <p>An interval that was waited for covers less than its level, because chance narrowness ends the
 * waiting. Larger steps and a least number of observations keep this small.
 */
public final class IntervalStoppingRule {

  private final double relativeHalfWidth;
  private final double level;
  private final int every;
  private final int atLeast;

  private IntervalStoppingRule(double relativeHalfWidth, double level, int every, int atLeast) {
    this.relativeHalfWidth = relativeHalfWidth;
    this.level = level;
    this.every = every;
    this.atLeast = atLeast;
  }

  /**
   * Stops when the interval at 0.95 reaches a half width, looked at after every 10 observations,
   * from 30 on.
   *
   * @param relativeHalfWidth wanted half width relative to the median, such as 0.01; positive
   */
  public static IntervalStoppingRule at(double relativeHalfWidth) {
    return new IntervalStoppingRule(
        Checks.positive("relativeHalfWidth", relativeHalfWidth), 0.95, 10, 30);
  }

  /** The rule with another confidence level. */
  public IntervalStoppingRule withLevel(double newLevel) {
    return new IntervalStoppingRule(
        relativeHalfWidth, Checks.openUnit("level", newLevel), every, atLeast);
  }

  /** The rule looked at after every so many observations. */
  public IntervalStoppingRule withEvery(int newEvery) {
    return new IntervalStoppingRule(
        relativeHalfWidth, level, Checks.atLeast("every", newEvery, 1), atLeast);
  }

  /** The rule that does not stop before so many observations. */
  public IntervalStoppingRule withAtLeast(int newAtLeast) {
    return new IntervalStoppingRule(
        relativeHalfWidth, level, every, Checks.atLeast("atLeast", newAtLeast, 1));
  }

  /**
   * What the rule says.
   *
   * @param stop whether the interval is narrow enough
   * @param median the median with its interval; empty while there are too few observations for one
   * @param nextLook number of observations at which to look again; the present one if {@code stop}
   */
  public record Decision(boolean stop, Optional<Estimate> median, int nextLook) {}

  /**
   * Looks at the observations so far.
   *
   * @param soFar at least one finite value
   * @throws IllegalArgumentException if {@code soFar} is empty or has an element that is not finite
   */
  public Decision look(double[] soFar) {
    OrderedSample ordered = OrderedSample.of("soFar", soFar);
    int n = ordered.size();
    int needed = Math.max(atLeast, QuantileInterval.minimumSize(0.5, level));
    if (n < QuantileInterval.minimumSize(0.5, level)) {
      return new Decision(false, Optional.empty(), nextLook(n, needed));
    }
    Estimate median = QuantileInterval.of(ordered, 0.5, level);
    boolean stop = n >= needed && median.relativeHalfWidth() <= relativeHalfWidth;
    return new Decision(stop, Optional.of(median), stop ? n : nextLook(n, needed));
  }

  /** The least multiple of the step that is above n and not below what is needed. */
  private int nextLook(int n, int needed) {
    int from = Math.max(n + 1, needed);
    return (from + every - 1) / every * every;
  }
}
