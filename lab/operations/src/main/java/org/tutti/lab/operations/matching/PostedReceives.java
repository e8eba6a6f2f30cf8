package org.tutti.lab.operations.matching;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.annotations.Level;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Rate;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;

/** Messages that meet receives which were posted before them. */
public class PostedReceives extends QueuedMessages {
  @Setup(Level.CALL)
  public void post() {
    if (partner == 0) {
      startAll(true);
    }
  }

  @Benchmark(operation = "MATCHING")
  @Catalog(value = "matching:posted", suites = "matching")
  @Description("messages that meet receives posted before them, in order or not")
  @Rate(messages = "depth")
  @Role(Ranks.FIRST)
  public void send() {
    startAll(false);
    completeAll();
    await();
  }

  @Role(value = Ranks.LAST, of = "send")
  public void receive() {
    completeAll();
    tell();
  }
}
