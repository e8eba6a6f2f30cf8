package org.tutti.lab.operations.matching;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.annotations.Level;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;

/**
 * Receives of messages that were sent before them. A message behind them that was received has
 * brought them into the queue.
 */
public class UnexpectedMessages extends QueuedMessages {
  @Setup(Level.CALL)
  public void send() {
    if (partner > 0) {
      startAll(true);
      tell();
    } else if (partner == 0) {
      await();
    }
  }

  @Benchmark(operation = "MATCHING")
  @Catalog(value = "matching:unexpected", suites = "matching")
  @Description("receives of messages that were sent before them, in order or not")
  @Role(Ranks.LAST)
  public void receive() {
    startAll(false);
    completeAll();
    tell();
  }

  @Role(value = Ranks.FIRST, of = "receive")
  public void complete() {
    completeAll();
    await();
  }
}
