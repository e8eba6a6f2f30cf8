package org.tutti.sync.clocksync;

/**
 * The interval that is certain to hold an offset: each exchange confines it to {@code [sent -
 * stamp, received - stamp]}, and all of them together to what these intervals have in common. While
 * they are made the clocks drift apart, by {@link ModelError#MAX_SKEW} at the most, and each
 * reading may be a step of the clock too low.
 */
final class OffsetInterval {
  private final double granularity;
  private double low = Double.NEGATIVE_INFINITY;
  private double high = Double.POSITIVE_INFINITY;
  private long time;

  /**
   * @param granularity step of the clocks in nanoseconds
   */
  OffsetInterval(double granularity) {
    this.granularity = granularity;
  }

  /** Adds the exchange that was just made. */
  void add(PingPong pingPong) {
    double before = ModelError.MAX_SKEW * (pingPong.received() - time);
    double meanwhile = ModelError.MAX_SKEW * pingPong.roundTrip() + granularity;
    time = pingPong.received();
    low = Math.max(low - before, pingPong.sent() - pingPong.stamp() - meanwhile);
    high = Math.min(high + before, pingPong.received() - pingPong.stamp() + meanwhile);
  }

  double low() {
    return low;
  }

  double high() {
    return high;
  }

  /** Client's time of the last exchange, to which the interval belongs. */
  double time() {
    return time;
  }

  /** The largest error that {@code nanos} can have as the offset at {@link #time}. */
  double errorOf(double nanos) {
    return Math.max(nanos - low, high - nanos);
  }
}
