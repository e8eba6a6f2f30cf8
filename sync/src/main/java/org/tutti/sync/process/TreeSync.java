package org.tutti.sync.process;

import org.tutti.mpi.Communicator;

/** A barrier up and down a binomial tree before each observation, the same for every library. */
public final class TreeSync implements ProcessSync {
  private final ReleaseTree tree;

  public TreeSync(Communicator communicator) {
    this.tree = new ReleaseTree(communicator, 0);
  }

  @Override
  public String name() {
    return "TREE";
  }

  @Override
  public void beginCell() {}

  @Override
  public RunPlan prepare(int wanted) {
    return new RunPlan(wanted, true);
  }

  @Override
  public void start(int index) {
    tree.arrive();
    tree.release(0);
  }

  @Override
  public RunValidity judge(long[] starts, long[] ends, int count) {
    return RunValidity.clean(count);
  }
}
