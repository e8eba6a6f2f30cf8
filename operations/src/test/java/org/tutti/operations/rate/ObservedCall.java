package org.tutti.operations.rate;

import org.tutti.measure.harness.Run;
import org.tutti.sync.clock.MonotonicClock;
import org.tutti.sync.clock.RankClock;

/** A single observation of one call, which is counted. */
final class ObservedCall implements Run {
  private final RankClock clock = new MonotonicClock();
  private final SentMessages sent;
  private boolean isDone;

  ObservedCall(SentMessages sent) {
    this.sent = sent;
  }

  @Override
  public RankClock clock() {
    return clock;
  }

  @Override
  public boolean next() {
    boolean isFirst = !isDone;
    isDone = true;
    return isFirst;
  }

  @Override
  public boolean nextBatch() {
    return false;
  }

  @Override
  public void start() {
    sent.begin();
  }

  @Override
  public boolean repeats() {
    return false;
  }

  @Override
  public void stop(long start, long end) {
    sent.end();
  }

  @Override
  public void idle() {}
}
