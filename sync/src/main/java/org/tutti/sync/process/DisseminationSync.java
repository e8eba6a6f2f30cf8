package org.tutti.sync.process;

import org.tutti.mpi.Communicator;

/** A {@link DisseminationRounds} before each observation. */
public final class DisseminationSync implements ProcessSync {
  private final DisseminationRounds barrier;

  public DisseminationSync(Communicator communicator) {
    this.barrier = new DisseminationRounds(communicator);
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
  public RunValidity judge(long[] starts, long[] ends, int count) {
    return RunValidity.clean(count);
  }
}
