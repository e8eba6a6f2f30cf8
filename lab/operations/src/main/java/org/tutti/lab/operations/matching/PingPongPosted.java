package org.tutti.lab.operations.matching;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.annotations.OperationsPerCall;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.runtime.Message;

/** A ping-pong beside posted receives: a message that arrives passes them. */
public class PingPongPosted extends PingPongBeside {
  @Override
  boolean isPosted() {
    return true;
  }

  @Benchmark(operation = "PING_PONG")
  @Catalog(value = "ping-pong:posted", suites = "matching")
  @Description(
      "latency: half a round trip whose messages pass posted receives that they do not match")
  @OperationsPerCall(2)
  @Role(Ranks.FIRST)
  public void first(Message message) {
    ping(message);
  }

  @Role(value = Ranks.LAST, of = "first")
  public void last(Message message) {
    pong(message);
  }
}
