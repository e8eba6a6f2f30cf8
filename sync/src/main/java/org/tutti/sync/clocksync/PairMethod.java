package org.tutti.sync.clocksync;

/** What a tree of pairs does with each pair; the client ends with its model against the server. */
public interface PairMethod {
  void serve(PingPong pingPong, int client);

  LinearModel learn(PingPong pingPong, int server);
}
