package org.tutti.sync.joint;

import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.tutti.sync.clocksync.PingPong;

/** The raw stamps of the exchanges of one edge in one burst, on the edge's client. */
final class Burst {
  private final long[] sent;
  private final long[] stamp;
  private final long[] received;

  Burst(int exchanges) {
    sent = new long[exchanges];
    stamp = new long[exchanges];
    received = new long[exchanges];
  }

  /** Makes the exchanges; the first of all has no place in the record, it wakes the partner up. */
  void exchange(PingPong pingPong, int server) {
    pingPong.exchange(server);
    for (int index = 0; index < sent.length; index++) {
      pingPong.exchange(server);
      sent[index] = pingPong.sent();
      stamp[index] = pingPong.stamp();
      received[index] = pingPong.received();
    }
  }

  /** The server's side. */
  static void serve(PingPong pingPong, int client, int exchanges) {
    pingPong.serve(client, exchanges + 1);
  }

  int exchanges() {
    return sent.length;
  }

  long sent(int index) {
    return sent[index];
  }

  long stamp(int index) {
    return stamp[index];
  }

  long received(int index) {
    return received[index];
  }

  /** Client's time in the middle of the burst. */
  double center() {
    return (sent[0] + received[received.length - 1]) / 2.0;
  }

  DoubleStream roundTrips() {
    return IntStream.range(0, sent.length).mapToDouble(index -> received[index] - sent[index]);
  }

  double smallestRoundTrip() {
    return roundTrips().min().orElseThrow();
  }
}
