package org.tutti.sync.process;

import org.tutti.mpi.Communicator;

/** A barrier up and down a binomial tree before each observation, the same for every library. */
final class TreeSync implements ProcessSync {
  private final ReleaseTree tree;

  TreeSync(Communicator communicator) {
    this.tree = new ReleaseTree(communicator, 0);
  }

  @Override
  public void start(int index) {
    tree.arrive();
    tree.release(0);
  }
}
