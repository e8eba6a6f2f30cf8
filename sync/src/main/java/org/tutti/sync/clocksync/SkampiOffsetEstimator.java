package org.tutti.sync.clocksync;

import org.tutti.annotations.SyncMethod.SyncParameterName;
import org.tutti.sync.parameter.SyncParameter;

/**
 * The offset of a pair by the method of SKaMPI: every exchange confines the true offset to {@code
 * [sent - stamp, received - stamp]}; the estimate is the midpoint of what all of them leave over.
 *
 * <p>SKaMPI stops early once a round trip comes within a tenth of the least one known from an
 * earlier synchronization. A first synchronization knows none, so all exchanges are made here.
 *
 * @param exchanges exchanges measured
 * @param granularity step of the clocks in nanoseconds
 */
public record SkampiOffsetEstimator(int exchanges, double granularity) {
  static final SyncParameter<Integer> OFFSET_EXCHANGES =
      SyncParameter.count(SyncParameterName.OFFSET_EXCHANGES);

  /** The estimator of a method that takes {@code offset-exchanges}. */
  public static SkampiOffsetEstimator of(ClockSyncConditions conditions) {
    return new SkampiOffsetEstimator(
        conditions.parameters().get(OFFSET_EXCHANGES), conditions.granularity());
  }

  void serve(PingPong pingPong, int client) {
    pingPong.serve(client, exchanges);
  }

  /** The client's offset, timed at its last exchange. */
  Offset measure(PingPong pingPong, int server) {
    long low = Long.MIN_VALUE;
    long high = Long.MAX_VALUE;
    OffsetInterval interval = new OffsetInterval(granularity);
    for (int exchange = 0; exchange < exchanges; exchange++) {
      pingPong.exchange(server);
      interval.add(pingPong);
      low = Math.max(low, pingPong.sent() - pingPong.stamp());
      high = Math.min(high, pingPong.received() - pingPong.stamp());
    }
    double offset = low + (high - low) / 2.0;
    return new Offset(offset, Math.max(1, interval.errorOf(offset)), pingPong.received());
  }
}
