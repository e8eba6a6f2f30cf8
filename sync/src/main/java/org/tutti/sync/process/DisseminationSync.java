package org.tutti.sync.process;

import org.tutti.mpi.Communicator;

/** A {@link DisseminationBarrier} before each observation. */
public final class DisseminationSync implements ProcessSync {
  private final DisseminationBarrier barrier;

  public DisseminationSync(Communicator communicator) {
    this.barrier = new DisseminationBarrier(communicator);
  }

  @Override
  public String name() {
    return "DISSEMINATION";
  }

  @Override
  public void beginCell() {}

  @Override
  public RunPlan prepare(int wanted) {
    return new RunPlan(wanted, true);
  }

  @Override
  public void start(int index) {
    barrier.await();
  }

  @Override
  public Judgment judge(long[] starts, long[] ends, int count) {
    return Judgment.clean(count);
  }
}
