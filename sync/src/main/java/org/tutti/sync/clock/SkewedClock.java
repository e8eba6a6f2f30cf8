package org.tutti.sync.clock;

/**
 * A clock with an error of its own on top of a true one, so that the error of a clock
 * synchronization can be known: it shows {@code true + offset + skew t + wander sin(2 pi t /
 * period)}, where t is the true time since {@code epoch}.
 */
public final class SkewedClock implements RankClock {
  private static final double WANDER_PERIOD_NANOS = 60e9;

  private final RankClock truth;
  private final long epoch;
  private final long offset;
  private final double skew;
  private final double wander;

  /**
   * @param truth the clock beneath
   * @param epoch time of {@code truth} at which the error is exactly {@code offset}
   * @param offset nanoseconds
   * @param skew relative, such as 20e-6 for 20 ppm; between -0.1 and 0.1
   * @param wander amplitude in nanoseconds of a slow swing with a period of 60 s; its steepest
   *     slope must leave the clock running forward
   */
  public SkewedClock(RankClock truth, long epoch, long offset, double skew, double wander) {
    double steepest = Math.abs(wander) * 2 * Math.PI / WANDER_PERIOD_NANOS;
    if (!(Math.abs(skew) <= 0.1) || !(steepest < 0.5)) {
      throw new IllegalArgumentException(
          "skew must lie within 0.1 and wander below 4.7 s, found " + skew + " and " + wander);
    }
    this.truth = truth;
    this.epoch = epoch;
    this.offset = offset;
    this.skew = skew;
    this.wander = wander;
  }

  @Override
  public long now() {
    return ofTrue(truth.now());
  }

  /** What this clock shows when the true clock shows {@code time}. */
  public long ofTrue(long time) {
    double elapsed = time - epoch;
    double swing = wander == 0 ? 0 : wander * Math.sin(2 * Math.PI * elapsed / WANDER_PERIOD_NANOS);
    return time + offset + Math.round(skew * elapsed + swing);
  }

  @Override
  public String name() {
    return "SKEWED(" + truth.name() + ")";
  }
}
