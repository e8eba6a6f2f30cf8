package org.tutti.sync.clocksync;

import java.util.Arrays;

/**
 * The mean round-trip time of a pair, outliers removed (hunold2015, algorithm 3). The paper leaves
 * open what an outlier is; as its authors' code does, values above 1.5 times the third quartile are
 * dropped.
 *
 * @param warmup exchanges made first and not measured
 * @param exchanges exchanges measured
 */
public record RoundTripEstimator(int warmup, int exchanges) {
  private static final double OUTLIER_FACTOR = 1.5;

  public void serve(PingPong pingPong, int client) {
    pingPong.serve(client, warmup + exchanges);
  }

  /** Nanoseconds. */
  public double measure(PingPong pingPong, int server) {
    for (int exchange = 0; exchange < warmup; exchange++) {
      pingPong.exchange(server);
    }
    long[] roundTrips = new long[exchanges];
    for (int exchange = 0; exchange < exchanges; exchange++) {
      pingPong.exchange(server);
      roundTrips[exchange] = pingPong.roundTrip();
    }
    Arrays.sort(roundTrips);
    long thirdQuartile = roundTrips[(int) Math.ceil(0.75 * exchanges) - 1];
    return Arrays.stream(roundTrips)
        .filter(roundTrip -> roundTrip <= OUTLIER_FACTOR * thirdQuartile)
        .average()
        .orElseThrow();
  }
}
