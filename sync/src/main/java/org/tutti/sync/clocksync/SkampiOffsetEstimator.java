package org.tutti.sync.clocksync;

import org.tutti.sync.parameter.SyncParameter;

/**
 * The offset of a pair by the method of SKaMPI: every exchange confines the true offset to {@code
 * [sent - stamp, received - stamp]}; the estimate is the midpoint of what all of them leave over.
 *
 * <p>SKaMPI stops early once a round trip comes within a tenth of the least one known from an
 * earlier synchronization. A first synchronization knows none, so all exchanges are made here.
 *
 * @param exchanges exchanges measured
 */
record SkampiOffsetEstimator(int exchanges) {
  static final SyncParameter<Integer> OFFSET_EXCHANGES =
      SyncParameter.count("offset-exchanges", 100, 1);

  void serve(PingPong pingPong, int client) {
    pingPong.serve(client, exchanges);
  }

  /** The client's offset, timed at its last exchange. */
  Offset measure(PingPong pingPong, int server) {
    long low = Long.MIN_VALUE;
    long high = Long.MAX_VALUE;
    for (int exchange = 0; exchange < exchanges; exchange++) {
      pingPong.exchange(server);
      low = Math.max(low, pingPong.sent() - pingPong.stamp());
      high = Math.min(high, pingPong.received() - pingPong.stamp());
    }
    // Clocks that drift apart during the exchanges can leave an empty interval: its width counts.
    double bound = Math.max(1, Math.abs(high - low) / 2.0);
    return new Offset(low + (high - low) / 2.0, bound, pingPong.received());
  }
}
