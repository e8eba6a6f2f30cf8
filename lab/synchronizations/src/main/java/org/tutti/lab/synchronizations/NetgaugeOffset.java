package org.tutti.lab.synchronizations;

import org.tutti.sync.clocksync.LinearModel;
import org.tutti.sync.clocksync.Offset;
import org.tutti.sync.clocksync.PairMethod;
import org.tutti.sync.clocksync.PingPong;

/**
 * The offset of a pair by the method of Netgauge: the exchange with the smallest round trip counts,
 * and exchanges go on until none has been smaller for {@code patience} of them. Skew is not
 * learned.
 *
 * @param patience exchanges without a smaller round trip after which the client stops
 * @param granularity step of the clocks in nanoseconds
 */
record NetgaugeOffset(int patience, double granularity) implements PairMethod {

  @Override
  public void serve(PingPong pingPong, int client) {
    pingPong.serve(client);
  }

  @Override
  public LinearModel learn(PingPong pingPong, int server) {
    long smallest = Long.MAX_VALUE;
    Offset best = null;
    for (int since = 0; since < patience; since++) {
      pingPong.exchange(server);
      if (pingPong.roundTrip() < smallest) {
        smallest = pingPong.roundTrip();
        double half = smallest / 2.0;
        best =
            new Offset(
                pingPong.received() - pingPong.stamp() - half,
                half + granularity,
                pingPong.received());
        since = -1;
      }
    }
    pingPong.close(server);
    return LinearModel.of(best);
  }
}
