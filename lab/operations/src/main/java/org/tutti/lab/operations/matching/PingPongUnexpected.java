package org.tutti.lab.operations.matching;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.annotations.OperationsPerCall;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.runtime.Message;

/** A ping-pong beside messages that nobody has received: a receive that is posted passes them. */
public class PingPongUnexpected extends PingPongBeside {
  @Override
  boolean isPosted() {
    return false;
  }

  @Benchmark(operation = "PING_PONG")
  @Catalog(value = "ping-pong:unexpected", suites = "matching")
  @Description("latency: half a round trip whose receives pass messages that nobody has received")
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
