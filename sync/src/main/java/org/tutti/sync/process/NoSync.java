package org.tutti.sync.process;

/** No synchronization: observations follow each other as the ranks get to them. */
public final class NoSync implements ProcessSync {
  @Override
  public String name() {
    return "NONE";
  }

  @Override
  public void beginCell() {}

  @Override
  public RunPlan prepare(int wanted) {
    return new RunPlan(wanted, true);
  }

  @Override
  public void start(int index) {}

  @Override
  public RunValidity judge(long[] starts, long[] ends, int count) {
    return RunValidity.clean(count);
  }
}
