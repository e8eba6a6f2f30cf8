package org.tutti.runtime.measure;

import org.tutti.runtime.harness.Run;
import org.tutti.runtime.plan.Setting;
import org.tutti.runtime.plan.Settings;
import org.tutti.sync.Synchroniser;
import org.tutti.sync.clock.Clock;
import org.tutti.sync.process.RunPlan;

/**
 * What the generated loop works with: arrays that are allocated once per cell and used for warm-up
 * and measurement alike, since both have to run the very same code.
 */
final class CellRun implements Run {
  private final Synchroniser synchroniser;
  private final CacheEraser eraser;
  private final BufferAdvance advance;
  private final int calls;
  private final boolean barrier;
  private final long[] starts;
  private final long[] ends;
  private int count;

  /** Has room for runs of {@code longest} observations. */
  CellRun(
      Synchroniser synchroniser,
      CacheEraser eraser,
      BufferAdvance advance,
      Settings settings,
      int longest) {
    int capacity = Math.max(longest, RunPlan.LARGEST_UNKEPT);
    this.synchroniser = synchroniser;
    this.eraser = eraser;
    this.advance = advance;
    this.calls = settings.get(Setting.BATCH);
    this.barrier = settings.get(Setting.BATCH_BARRIER);
    this.starts = new long[capacity];
    this.ends = new long[capacity];
  }

  /** Whether an observation is many calls. */
  boolean isBatched() {
    return calls > 1 || barrier;
  }

  void setCount(int observations) {
    count = observations;
  }

  @Override
  public Clock clock() {
    return synchroniser.clock();
  }

  @Override
  public int count() {
    return count;
  }

  @Override
  public int calls() {
    return calls;
  }

  @Override
  public boolean barrier() {
    return barrier;
  }

  @Override
  public boolean advances() {
    return advance.isMoving();
  }

  @Override
  public void advance() {
    advance.next();
  }

  @Override
  public long[] starts() {
    return starts;
  }

  @Override
  public long[] ends() {
    return ends;
  }

  @Override
  public void start(int index) {
    eraser.erase();
    advance.next();
    synchroniser.start(index);
  }
}
